"""What passkeys are asked to sign, and whether they did: the rules of WebAuthn.

A library knows them. It takes time to load, so only `passkeys` imports this module,
when somebody first needs it.
"""

from typing import Any, NamedTuple

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from railwright.server.plumbing.relying_party import RelyingParty
from railwright.server.store import Passkey
from railwright.server.wire.bodies import NewPasskey, PasskeyProof

SELECTION = AuthenticatorSelectionCriteria(
    # Nobody has an account whose name could be typed: the key must know whose it is.
    resident_key=ResidentKeyRequirement.REQUIRED,
    user_verification=UserVerificationRequirement.PREFERRED,
)


class NewKey(NamedTuple):
    """The public half of a key that was made for us."""

    id: bytes
    public_key: bytes
    uses: int


def to_add(
    party: RelyingParty, player: str, name: str, challenge: bytes, known: list[Passkey]
) -> str:
    """What a browser needs to make a passkey, as JSON; it makes none that is known."""
    options = generate_registration_options(
        rp_id=party.host,
        rp_name="Railwright",
        user_id=player.encode(),
        user_name=name,
        challenge=challenge,
        timeout=party.patience,
        authenticator_selection=SELECTION,
        exclude_credentials=[PublicKeyCredentialDescriptor(each.id) for each in known],
    )
    return options_to_json(options)


def to_sign_in(party: RelyingParty, challenge: bytes) -> str:
    """What a browser needs to sign in with whichever passkey its person picks."""
    options = generate_authentication_options(
        rp_id=party.host, challenge=challenge, timeout=party.patience
    )
    return options_to_json(options)


def challenge_in(client_data: str) -> bytes:
    """The challenge that a page says it has answered; any error if it says none."""
    told = parse_client_data_json(base64url_to_bytes(client_data))
    if told.cross_origin:
        raise ValueError("signed inside of another page")
    return told.challenge


def made(party: RelyingParty, challenge: bytes, proof: NewPasskey) -> NewKey:
    """The key that a browser has made; any error if something is wrong with it."""
    response = {
        "clientDataJSON": proof.client_data,
        "attestationObject": proof.attestation,
    }
    key = verify_registration_response(
        credential=_credential(proof.id, response),
        expected_challenge=challenge,
        expected_rp_id=party.host,
        expected_origin=party.origin,
    )
    return NewKey(key.credential_id, key.credential_public_key, key.sign_count)


def used(
    party: RelyingParty, challenge: bytes, proof: PasskeyProof, passkey: Passkey
) -> int:
    """How often a passkey has signed; any error if it did not sign this."""
    response = {
        "clientDataJSON": proof.client_data,
        "authenticatorData": proof.authenticator_data,
        "signature": proof.signature,
    }
    signed = verify_authentication_response(
        credential=_credential(proof.id, response),
        expected_challenge=challenge,
        expected_rp_id=party.host,
        expected_origin=party.origin,
        credential_public_key=passkey.public_key,
        credential_current_sign_count=passkey.uses,
    )
    return signed.new_sign_count


def _credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}
