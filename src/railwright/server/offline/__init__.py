"""The tables of one browser, without a network: what runs in its worker."""
