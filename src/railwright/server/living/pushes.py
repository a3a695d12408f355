"""Turn notices that a browser shows with no page open: Web Push.

A browser names an address of its maker's push service. That address is as hostile as
any other that strangers name, so it is called as webhooks are.
"""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from importlib import import_module
from types import ModuleType

from railwright.server.living.webhooks import Uncallable, call, parsed
from railwright.server.plumbing.errands import Errands
from railwright.server.plumbing.relying_party import is_secure_place
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.store import Store, Subscription
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.bodies import NewSubscription

KEY = "push"
"""Under which name the store keeps our key."""
MOST = 5
"""Browsers of one identity."""
SECRET_BYTES = 16
PUBLIC_AT = 32
"""Where the public half of our key begins."""
GONE = {404, 410}
"""What push services answer of a browser that wants nothing any more."""


def endpoint_hash(endpoint: str) -> bytes:
    """By what a subscription is found."""
    return sha256(endpoint.encode()).digest()


async def _seals() -> ModuleType:
    name = "railwright.server.living.sealed_pushes"
    return await asyncio.to_thread(import_module, name)


class Pushes:
    """Knows who wants push messages, and sends them."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.is_offered = settings.push != "off" and is_secure_place(settings.address)
        self.pair = b""
        """Our key: the private half, then the public one."""
        self.lookups = Errands()
        """Where names of push services are looked up."""
        self.wanted: set[str] = set()
        """Identities that have a subscription, as far as this node has heard."""

    @property
    def public_key(self) -> str | None:
        """What browsers subscribe with; None if push messages are not offered."""
        public = self.pair[PUBLIC_AT:]
        return urlsafe_b64encode(public).decode().rstrip("=") if public else None

    async def start(self) -> None:
        """Have a key: that of the store, or a new one at the first start."""
        if not self.is_offered:
            return
        pair = await self.store.server_key(KEY)
        if pair is None:
            new = (await _seals()).new_pair()
            await self.store.keep_server_key(KEY, new)
            pair = await self.store.server_key(KEY)
        self.pair = pair or b""
        await self.look()

    async def look(self) -> None:
        """Learn who wants push messages; browsers subscribe at other nodes, too."""
        if self.is_offered:
            self.wanted = await self.store.subscribers()

    async def subscribe(self, player: str, wish: NewSubscription, now: int) -> None:
        """Have a browser told of an identity's turns."""
        if not self.is_offered:
            text = "this server offers no push messages: they need HTTPS"
            raise Refusal("NOT_OFFERED", text)
        self._insist_on_address(wish.endpoint)
        no_keys = Refusal("ADDRESS", "these are no keys of a push subscription")
        try:
            public_key, secret = _decoded(wish.public_key), _decoded(wish.secret)
        except ValueError as error:
            raise no_keys from error
        is_good = (await _seals()).is_point(public_key)
        if not is_good or len(secret) != SECRET_BYTES:
            raise no_keys
        known_by = endpoint_hash(wish.endpoint)
        new = Subscription(
            known_by, player, wish.endpoint, public_key, secret, wish.language, now
        )
        await self.store.subscribe(new, MOST)
        self.wanted.add(player)

    def _insist_on_address(self, endpoint: str) -> None:
        """Refuse an address that would not be called."""
        try:
            parts = parsed(endpoint, is_public=self.is_public)
        except Uncallable as error:
            raise Refusal("ADDRESS", "not the address of a push service") from error
        is_usual = parts.scheme == "https" and parts.port in {None, 443}
        if self.is_public and not is_usual:
            raise Refusal("ADDRESS", "a push service is called by HTTPS at port 443")

    @property
    def is_public(self) -> bool:
        """Whether push services are on the public network alone."""
        return self.settings.push == "public"

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        """Tell a browser of an identity nothing any more."""
        found = endpoint_hash(endpoint)
        for each in await self.store.subscriptions_of(player):
            if each.hash == found:
                await self.store.unsubscribe(found)

    async def send(self, to: Subscription, text: bytes) -> None:
        """Send a message to a browser; one that is gone is forgotten."""
        seals = await _seals()
        contact = self._contact
        headers = await asyncio.to_thread(seals.headers, to, self.pair, contact)
        body = await asyncio.to_thread(seals.sealed, to, text)
        status = await call(
            *(to.endpoint, body, headers),
            is_public=self.is_public,
            lookups=self.lookups,
        )
        if status in GONE:
            await self.store.unsubscribe(to.hash)

    @property
    def _contact(self) -> str:
        """Where the makers of browsers find whoever runs this server."""
        mail = self.settings.mail
        return f"mailto:{mail.sender}" if mail else self.settings.address


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
