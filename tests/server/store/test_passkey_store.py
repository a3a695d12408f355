"""What every store keeps of passkeys."""

import asyncio

import pytest
from tests.server.store.examples import ANNA, BEN, NOON, hand_over, proof

from railwright.server.store import (
    Challenge,
    ImportedRecord,
    Passkey,
    SheetMark,
    Store,
)

pytestmark = pytest.mark.anyio

KEY = Passkey(b"\0key", ANNA.id, b"public\xff", 3, "Phone", NOON, NOON)
ASKED = Challenge(b"\x02" * 32, ANNA.id, "add", NOON + 10)


async def test_a_challenge_is_answered_once_as_it_was_put(store: Store) -> None:
    await store.challenge(ASKED, NOON)
    now = ASKED._replace(expires=NOON + 5)
    for other in (
        now._replace(identity=BEN.id),
        now._replace(purpose="sign-in"),
        now._replace(hash=b"\x03" * 32),
        now._replace(expires=NOON + 10),
    ):
        assert not await store.answered(other)
    said = await asyncio.gather(*(store.answered(now) for _ in range(8)))
    assert sorted(said) == [False] * 7 + [True]


async def test_a_passkey_is_of_one_identity(store: Store) -> None:
    for identity in (ANNA, BEN):
        await store.add_identity(identity, proof(identity))
    assert await store.add_passkey(KEY, 2)
    assert not await store.add_passkey(KEY._replace(identity=BEN.id), 2)
    assert await store.passkey(KEY.id) == KEY
    assert await store.passkeys_of(BEN.id) == []
    await store.remove_passkey(KEY.id, BEN.id)
    assert await store.passkeys_of(ANNA.id) == [KEY]
    await store.remove_passkey(KEY.id, ANNA.id)
    assert await store.passkey(KEY.id) is None


async def test_an_identity_has_only_so_many(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    keys = [KEY._replace(id=b"key %d" % number) for number in range(3)]
    assert [await store.add_passkey(each, 2) for each in keys] == [True, True, False]


async def test_of_two_uses_at_the_same_moment_one_counts(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_passkey(KEY, 2)
    uses = [store.use_passkey(KEY, 4, NOON + 1) for _ in range(4)]
    assert sorted(await asyncio.gather(*uses)) == [False] * 3 + [True]
    assert await store.passkey(KEY.id) == KEY._replace(uses=4, used=NOON + 1)


async def test_a_guest_becomes_who_signs_in(store: Store) -> None:
    for identity in (ANNA, BEN):
        await store.add_identity(identity, proof(identity))
    record = ImportedRecord("game", BEN.id, "usa", "text", NOON)
    await store.add_record(record)
    mark = SheetMark("ABCDE23456", "a", BEN.id, "{}", NOON)
    await store.add_marks([mark], 2)
    await store.offer(hand_over(NOON + 10)._replace(identity=BEN.id), NOON)

    phone = proof(ANNA, 2)
    await store.sign_in(phone, BEN.id)

    assert await store.identity_by(phone.hash) == (ANNA, phone)
    assert await store.records_of(ANNA.id) == [record._replace(identity=ANNA.id)]
    assert await store.marks_of(ANNA.id) == [mark._replace(identity=ANNA.id)]
    assert await store.identity(BEN.id) is None
    assert await store.identity_by(proof(BEN).hash) is None
    assert await store.redeem(hand_over(0).hash, NOON) is None


async def test_nothing_of_passkeys_is_left_of_a_forgotten_person(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_passkey(KEY, 2)
    await store.challenge(ASKED, NOON)
    await store.forget_person(ANNA.id, "")
    assert await store.passkey(KEY.id) is None
    assert not await store.answered(ASKED._replace(expires=NOON))
    assert await store.identity(ANNA.id) is None


async def test_an_account_stays_as_long_as_its_passkey_is_used(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_passkey(KEY._replace(used=NOON + 100), 2)
    await store.forget_unused(NOON + 50)
    assert await store.identity_by(proof(ANNA).hash)
    await store.forget_unused(NOON + 150)
    assert await store.passkey(KEY.id) is None
    assert await store.identity(ANNA.id) is None
