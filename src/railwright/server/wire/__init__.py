"""What goes over the wire, both ways: the types of it all, and their sizes."""
