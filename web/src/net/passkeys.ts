/** Passkeys of this browser or its password manager: made, used, listed and removed. */

import { askAsMe, forgetMe } from "./api";
import type { Me, NewPasskey, OwnPasskey, OwnPasskeys, PasskeyProof, SignedIn } from "./messages";
import { keepPushes, stopPushes } from "./push";

const PLACE = "/api/me/passkeys";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function written(data: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a browser says of a device, by which its passkeys can be told apart. */
function device(): string {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { platform: string } };
  return userAgentData?.platform ?? navigator.platform;
}

export async function listPasskeys(): Promise<OwnPasskey[]> {
  return (await askAsMe<OwnPasskeys>("GET", PLACE)).passkeys;
}

/** Make a passkey for whoever this browser is; the browser asks its person. */
export async function addPasskey(): Promise<OwnPasskey[]> {
  const offer = await askAsMe<PublicKeyCredentialCreationOptionsJSON>(
    "POST",
    "/api/me/passkey-offer",
  );
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(offer as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(offer.challenge),
      user: { ...offer.user, id: bytes(offer.user.id) },
      excludeCredentials: (offer.excludeCredentials ?? []).map(({ id }) => ({
        type: "public-key",
        id: bytes(id),
      })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const body: NewPasskey = {
    id: made.id,
    client_data: written(clientDataJSON),
    attestation: written(attestationObject),
    label: device(),
  };
  return (await askAsMe<OwnPasskeys>("POST", PLACE, body)).passkeys;
}

/** Be whoever a passkey belongs to; the tables of a guest come along, and turn notices stay on. */
export async function signIn(language: string): Promise<SignedIn> {
  const offer = await askAsMe<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/sign-in/offer");
  const used = (await navigator.credentials.get({
    publicKey: {
      ...(offer as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(offer.challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  const body: PasskeyProof = {
    id: used.id,
    client_data: written(response.clientDataJSON),
    authenticator_data: written(response.authenticatorData),
    signature: written(response.signature),
  };
  const known = await askAsMe<SignedIn>("POST", "/api/sign-in", body);
  forgetMe();
  await keepPushes(language).catch(() => {}); // they are off then, as their switch shows
  return known;
}

/** Be a new guest, who hears nothing of the turns of whoever leaves. */
export async function signOut(): Promise<void> {
  await stopPushes();
  await askAsMe<Me>("POST", "/api/sign-out");
  forgetMe();
}

export async function removePasskey({ id }: OwnPasskey): Promise<OwnPasskey[]> {
  return (await askAsMe<OwnPasskeys>("DELETE", `${PLACE}/${id}`)).passkeys;
}
