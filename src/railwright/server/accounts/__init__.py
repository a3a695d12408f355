"""Accounts, which nobody needs: passkeys keep one's tables on several devices."""
