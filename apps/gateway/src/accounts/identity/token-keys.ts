import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

import { type KeyTimes, missingKeyTimes, signingNow } from './rules/key-rotation.ts';
import type { Database } from '../../database/database.ts';
import { addTokenKeys, readTokenKeys, type TokenKeyRow } from './token-key-store.ts';

export const tokenAlgorithm = 'ES256';

/** A public key as the key set tells it. */
export type PublicKey = JWK & { readonly kty: string; readonly kid: string; readonly alg: string };

/** The keys that tokens are signed with, the same on every instance. */
export interface TokenKeys {
  signingKey(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** Gives the key that verifies what was signed with an id; `undefined` for an id that nobody made or that is over. */
  verificationKey(kid: string): Promise<CryptoKey | undefined>;
  publicKeys(): Promise<readonly PublicKey[]>;
}

interface LoadedKey extends KeyTimes {
  readonly kid: string;
  readonly publicJwk: PublicKey;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** An instance sees what another one changed in the keys after this time at the latest. */
const keptMs = 60_000;
/** An unknown key id is looked up anew, but not more often than this: anybody can invent ids. */
const lookedUpAgainMs = 5_000;

/** Makes the keys on the table of the database; a key is made when it is first needed. */
export function createTokenKeys(db: Database, now: () => Date): TokenKeys {
  let kept: { readonly keys: Promise<readonly LoadedKey[]>; readonly at: number } | undefined;

  const load = async (): Promise<readonly LoadedKey[]> => {
    const at = now();
    let rows = await readTokenKeys(db, at);
    if (missingKeyTimes(rows, at).length > 0) {
      rows = await addTokenKeys(db, at, (there) =>
        Promise.all(missingKeyTimes(there, at).map((times) => makeKey(times, at))),
      );
    }
    return Promise.all(rows.map(importKey));
  };
  const keys = (maximumAgeMs: number): Promise<readonly LoadedKey[]> => {
    const at = now().getTime();
    if (kept === undefined || at - kept.at > maximumAgeMs || at < kept.at) {
      const loading = load();
      kept = { keys: loading, at };
      loading.catch(() => {
        kept = undefined;
      });
    }
    return kept.keys;
  };

  return {
    async signingKey() {
      const key = signingNow(await keys(keptMs), now());
      if (key === undefined) throw new Error('No key signs now, although one was made.');
      return { kid: key.kid, key: key.privateKey };
    },
    async verificationKey(kid) {
      const find = (among: readonly LoadedKey[]) =>
        among.find((key) => key.kid === kid && key.verifiesUntil > now())?.publicKey;
      return find(await keys(keptMs)) ?? find(await keys(lookedUpAgainMs));
    },
    async publicKeys() {
      return (await keys(keptMs)).map(({ publicJwk }) => publicJwk);
    },
  };
}

async function makeKey(times: KeyTimes, createdAt: Date): Promise<TokenKeyRow> {
  const { privateKey } = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  return { kid, privateJwk: { ...privateJwk }, createdAt, ...times };
}

async function importKey({ kid, privateJwk, signsFrom, verifiesUntil }: TokenKeyRow): Promise<LoadedKey> {
  const { d: _secret, ...publicPart } = privateJwk as JWK;
  const publicJwk = { ...publicPart, kty: 'EC', kid, alg: tokenAlgorithm, use: 'sig' };
  return {
    kid,
    signsFrom,
    verifiesUntil,
    publicJwk,
    privateKey: (await importJWK(privateJwk as JWK, tokenAlgorithm)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, tokenAlgorithm)) as CryptoKey,
  };
}
