"""Pages of one sentence and one deed, for whoever followed a link from elsewhere.

They look like the client and need nothing of it but a style sheet.
"""

from html import escape

_PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Railwright</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<main>
<h1><img src="/icon.svg" alt="" width="44" height="44">Railwright</h1>
<p>{said}</p>
{deed}
</main>
</html>
"""


def leading(said: str, to: str, label: str, language: str = "en") -> str:
    """A page that says something, and leads on to an address."""
    deed = f'<a href="{escape(to)}">{escape(label)}</a>'
    return _PAGE.format(language=language, said=escape(said), deed=deed)


def asking(said: str, label: str, language: str = "en") -> str:
    """A page that asks something, and is answered by one click."""
    deed = f'<form method="post"><button>{escape(label)}</button></form>'
    return _PAGE.format(language=language, said=escape(said), deed=deed)
