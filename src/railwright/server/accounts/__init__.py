"""Accounts, which nobody needs: passkeys keep people's tables on several devices."""
