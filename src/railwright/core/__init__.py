"""The compiled heart: plain typed Python that mypyc turns into native code."""
