"""What every store keeps of people: proofs, offers and records."""

import asyncio
from typing import get_args

import pytest
from tests.server.store.examples import ANNA, BEN, NOON, hand_over, proof

from railwright.server.store import (
    Identity,
    ImportedRecord,
    Sanction,
    Store,
    ValueRefused,
)

pytestmark = pytest.mark.anyio


async def test_whoever_has_the_secret_is_the_identity(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    await store.add_identity(BEN, proof(BEN))

    assert await store.identity_by(proof(ANNA).hash) == (ANNA, proof(ANNA))
    assert await store.identity_by(b"?" * 32) is None
    assert await store.identity(BEN.id) == BEN
    assert await store.identity("nobody") is None


async def test_an_identity_has_another_name_from_now_on(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))

    await store.rename(ANNA.id, "Änne 🚂")

    assert await store.identity(ANNA.id) == Identity(ANNA.id, "Änne 🚂")


async def test_a_proof_is_of_one_identity(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))

    with pytest.raises(ValueRefused):
        await store.add_identity(BEN, proof(ANNA)._replace(identity=BEN.id))

    assert await store.identity(BEN.id) is None
    assert await store.identity_by(proof(ANNA).hash) == (ANNA, proof(ANNA))


async def test_an_offer_is_good_once(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    offer = hand_over(NOON + 10)
    await store.offer(offer, NOON)

    takers = [store.redeem(offer.hash, NOON + 5) for _ in range(8)]
    assert sorted(map(str, await asyncio.gather(*takers))) == sorted(
        [str(offer), *["None"] * 7]
    )


async def test_an_offer_is_not_good_for_long(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    offer = hand_over(NOON + 10)
    await store.offer(offer, NOON)

    assert await store.redeem(offer.hash, NOON + 10) is None

    another = offer._replace(hash=b"\x02" * 32, expires=NOON + 30)
    await store.offer(another, NOON + 20)  # the first is forgotten by now
    assert await store.redeem(offer.hash, NOON) is None
    assert await store.redeem(another.hash, NOON + 20) == another


async def test_whoever_is_forbidden_something_gives_no_seat_away(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    offer = hand_over(NOON + 10)
    for kind in get_args(Sanction):
        await store.offer(offer, NOON)
        await store.sanction(ANNA.id, kind, NOON, "forbidden")
        assert await store.redeem(offer.hash, NOON) is None
        later = offer._replace(hash=b"\x02" * 32)
        await store.offer(later, NOON)  # a moment too late
        assert await store.redeem(later.hash, NOON) is None
        await store.sanction(ANNA.id, kind, None, "allowed")
        assert await store.redeem(offer.hash, NOON) is None
        assert await store.redeem(later.hash, NOON) is None


async def test_whom_nothing_proves_gives_no_seat_away(store: Store) -> None:
    await store.add_identity(ANNA, proof(ANNA))
    offer = hand_over(NOON + 10)
    await store.offer(offer, NOON)
    await store.revoke(ANNA.id, "revoked")
    assert await store.redeem(offer.hash, NOON) is None

    await store.add_identity(BEN, proof(BEN))
    await store.offer(offer._replace(identity=BEN.id), NOON)
    await store.remove_credential(proof(BEN).hash)
    assert await store.redeem(offer.hash, NOON) is None


async def test_records_are_kept_once(store: Store) -> None:
    first = ImportedRecord("r1", ANNA.id, "nordic", "game nordic\n…", NOON)

    assert await store.add_record(first)
    assert not await store.add_record(first._replace(text="another"))

    assert await store.record("r1") == first
    assert await store.record("r9") is None
