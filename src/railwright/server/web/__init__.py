"""The edge: HTTP and sockets, who may come in, and how every answer looks."""
