"""Players made of code: each chooses from what its seat may know."""
