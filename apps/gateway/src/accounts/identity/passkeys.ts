import { randomBytes } from 'node:crypto';

import type { PasskeyCredential } from '@airline/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { AccountServices } from './services.ts';
import { type ChallengeKind, consumeChallenge, findChallenge, insertChallenge } from './challenge-store.ts';
import type { Account } from './account-store.ts';
import { type AccountPasskey, findPasskey, type KnownPasskey, listPasskeys, recordPasskeyUse } from './factor-store.ts';

/** How long a person may take at their authenticator. */
const challengeMs = 5 * 60 * 1000;
/** Ed25519, ES256 and RS256 (COSE): what authenticators have, and Node verifies without an experiment. */
const algorithms = [-8, -7, -257];
const relyingPartyName = 'Alisio';

export interface PasskeyChallenge {
  readonly challengeId: string;
  readonly options: Record<string, unknown>;
}

/** Makes a challenge for a passkey of any account, or of one. */
export async function challengePasskeyLogin(
  services: AccountServices,
  accountId: string | undefined,
): Promise<PasskeyChallenge> {
  const passkeys = accountId === undefined ? [] : await listPasskeys(services.db, accountId);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(services),
    challenge: newChallenge(),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return keepChallenge(services, { kind: 'passkeyLogin', accountId, options: { ...options } });
}

/** Makes a challenge for a new passkey of an account; the authenticator keeps it so that it is found without a name. */
export async function challengePasskeyRegistration(
  services: AccountServices,
  { id, username, accountNumber, firstName }: Account,
): Promise<PasskeyChallenge> {
  const known = await listPasskeys(services.db, id);
  const options = await generateRegistrationOptions({
    rpName: relyingPartyName,
    rpID: relyingPartyId(services),
    challenge: newChallenge(),
    timeout: challengeMs,
    userID: new TextEncoder().encode(id),
    userName: username ?? accountNumber ?? '',
    userDisplayName: firstName ?? '',
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return keepChallenge(services, { kind: 'passkeyRegistration', accountId: id, options: { ...options } });
}

/**
 * Checks what an authenticator signed for a challenge, which can be used once. Returns the passkey.
 *
 * With an account, only a passkey of that account counts, for a challenge that was made for it.
 */
export async function verifyPasskey(
  services: AccountServices,
  proof: { readonly challengeId: string; readonly credential: PasskeyCredential },
  accountId: string | undefined,
): Promise<{ readonly passkey: KnownPasskey } | Refused> {
  const { db, now, publicOrigin } = services;
  const expectedChallenge = await takeChallenge(services, 'passkeyLogin', proof.challengeId, accountId);
  if (expectedChallenge === undefined) return refusedByName('challengeExpired');
  const passkey = await findPasskey(db, proof.credential.id);
  if (passkey === undefined || (accountId !== undefined && passkey.accountId !== accountId)) {
    return refusedByName('passkeyRefused');
  }
  const { credentialId, publicKey, counter, transports } = passkey;
  const result = await verifyAuthenticationResponse({
    // The library checks the parts of the credential, which the contract leaves open.
    response: proof.credential as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: publicOrigin,
    expectedRPID: relyingPartyId(services),
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => undefined);
  if (result?.verified !== true) return refusedByName('passkeyRefused');
  await recordPasskeyUse(db, passkey.id, result.authenticationInfo.newCounter, now());
  return { passkey };
}

/** What an authenticator says of a new passkey. */
export type NewPasskey = Pick<AccountPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Checks the passkey that an authenticator made for a challenge of the account, which is used up by that. */
export async function verifyNewPasskey(
  services: AccountServices,
  proof: { readonly challengeId: string; readonly credential: PasskeyCredential },
  accountId: string,
): Promise<{ readonly made: NewPasskey } | Refused> {
  const expectedChallenge = await takeChallenge(services, 'passkeyRegistration', proof.challengeId, accountId);
  if (expectedChallenge === undefined) return refusedByName('challengeExpired');
  const result = await verifyRegistrationResponse({
    response: proof.credential as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: services.publicOrigin,
    expectedRPID: relyingPartyId(services),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (result?.verified !== true) return refusedByName('passkeyRefused');
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  return {
    made: {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
    },
  };
}

/** Passkeys belong to the site's host: the same on every port, and none other's. */
function relyingPartyId({ publicOrigin }: AccountServices): string {
  return new URL(publicOrigin).hostname;
}

function newChallenge(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(32));
}

async function keepChallenge(
  { db, now }: AccountServices,
  made: {
    readonly kind: ChallengeKind;
    readonly accountId: string | undefined;
    readonly options: Record<string, unknown>;
  },
): Promise<PasskeyChallenge> {
  const { kind, accountId, options } = made;
  const challengeId = crypto.randomUUID();
  const createdAt = now();
  await insertChallenge(db, {
    id: challengeId,
    kind,
    accountId,
    content: { challenge: options['challenge'] },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + challengeMs),
  });
  return { challengeId, options };
}

async function takeChallenge(
  { db, now }: AccountServices,
  kind: ChallengeKind,
  id: string,
  accountId: string | undefined,
): Promise<string | undefined> {
  const challenge = await findChallenge(db, kind, id, now());
  if (challenge === undefined || challenge.accountId !== (accountId ?? null)) return undefined;
  if (!(await consumeChallenge(db, kind, id, now()))) return undefined;
  return String(challenge.content['challenge']);
}
