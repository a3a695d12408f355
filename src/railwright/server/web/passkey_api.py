"""Passkeys: added, listed and removed; and by them a device signs in and out."""

from railwright.server.accounts.settling_in import bring_seats
from railwright.server.erasing import own_passkey
from railwright.server.plumbing.identity import Visitor, hashed, new_secret
from railwright.server.store import Credential
from railwright.server.tabletop.clean_text import clean_name
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.wishes.conditions import insist_on_voice_here
from railwright.server.web.api import keep_secret, limit_creations
from railwright.server.web.endpoints import Call, delete, get, post
from railwright.server.web.replies import Content
from railwright.server.wire.bodies import (
    Me,
    NewPasskey,
    OwnPasskeys,
    PasskeyProof,
    SignedIn,
)

LABEL = "Passkey"
"""What a passkey is called that nobody named."""


@get("/me/passkeys")
async def my_passkeys(call: Call) -> OwnPasskeys:
    """List the passkeys that sign you in."""
    return await _listed(call, call.visitor.player or "")


@post("/me/passkey-offer")
async def offer_passkey(call: Call) -> Content:
    """Ask for what your browser needs to make a passkey: WebAuthn's options."""
    person, player = await _person(call)
    name = person.name or "Railwright"
    return Content(
        (await call.node.passkeys.offer_new(player, name, now_ms())).encode()
    )


@post("/me/passkeys", 201)
async def add_passkey(call: Call, body: NewPasskey) -> OwnPasskeys:
    """Add a passkey that your browser has made; by it you sign in on other devices."""
    _, player = await _person(call)
    label = clean_name(body.label, LABEL)
    await call.node.passkeys.add(player, body, label, now_ms())
    return await _listed(call, player)


@delete("/me/passkeys/{passkey}")
async def remove_passkey(call: Call) -> OwnPasskeys:
    """Remove a passkey: it signs nobody in any more."""
    _, player = await _person(call)
    await call.node.passkeys.remove(player, call.passkey)
    return await _listed(call, player)


@post("/sign-in/offer")
async def offer_sign_in(call: Call) -> Content:
    """Ask for what your browser needs to sign in: WebAuthn's options."""
    _, player = await _person(call)
    return Content((await call.node.passkeys.offer_sign_in(player, now_ms())).encode())


@post("/sign-in")
async def sign_in(call: Call, body: PasskeyProof) -> SignedIn:
    """Sign in with a passkey; the tables of a guest come along.

    Whoever has passkeys of their own, or other devices, is no guest: their tables stay
    theirs, and this device leaves them.
    """
    person, player = await _person(call)
    insist_on_voice_here(is_muted=person.is_muted)  # the mute stays with the seats
    account = await call.node.passkeys.proven(player, body, now_ms())
    await _insist_on_account(call, account)
    is_new = account != player
    moved = await _settle_in(call, person, account) if is_new else 0
    found = await call.node.store.identity(account)
    return SignedIn((found.name if found else "") or None, moved)


@post("/sign-out")
async def sign_out(call: Call) -> Me:
    """Sign this device out: it is a new guest. You come back by a passkey."""
    _, player = await _person(call)
    if not await call.node.store.passkeys_of(player):
        raise Refusal("NO_PASSKEY", "add a passkey first, or you could not come back")
    await call.node.store.remove_credential(hashed(call.visitor.secret or ""))
    keep_secret(call, new_secret())
    await call.node.send_away(player)
    return Me(None)


async def _person(call: Call) -> tuple[Visitor, str]:
    """The sender, who is no bot: those have their tokens."""
    limit_creations(call)
    if call.visitor.is_program:
        raise Refusal("NOT_OFFERED", "passkeys are for people; a bot has its token")
    return await call.known()


async def _insist_on_account(call: Call, account: str) -> None:
    """Refuse an account whom the operator has banned."""
    if "ban" in await call.node.store.sanctions_of(account):
        raise Refusal("BANNED", "the operator of this server has banned you")


async def _settle_in(call: Call, person: Visitor, account: str) -> int:
    """Have this device be an account; how many tables came along.

    Seats come first: if the server dies, the device is still the guest and signs in
    again. Then once more, for a seat that was taken meanwhile. Whoever has a seat that
    cannot be moved now stays somebody, so that it is not lost.
    """
    node, player, secret = call.node, person.player or "", new_secret()
    guest = player if await node.passkeys.is_guest(person) else None
    device = Credential(hashed(secret), account, "browser", "", now_ms())
    first = await bring_seats(node.store, node.tables, guest, account)
    await node.store.sign_in(device, None if first.left else guest)
    await node.store.remove_credential(hashed(person.secret or ""))
    await node.send_away(player)
    keep_secret(call, secret)
    again = await bring_seats(node.store, node.tables, guest, account)
    return first.moved + again.moved


async def _listed(call: Call, player: str) -> OwnPasskeys:
    kept = await call.node.store.passkeys_of(player)
    return OwnPasskeys([own_passkey(each) for each in kept])


ENDPOINTS = [
    my_passkeys,
    offer_passkey,
    add_passkey,
    remove_passkey,
    offer_sign_in,
    sign_in,
    sign_out,
]
