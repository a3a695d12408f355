"""Every sentence that people read, in their language.

The Fluent files in the folders beside this module are the only place of these
sentences: the browser client is built from them, and Python says them with `Words`.
"""
