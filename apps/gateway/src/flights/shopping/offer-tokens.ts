import { randomUUID, type webcrypto } from 'node:crypto';

import { CompactSign, compactVerify, errors } from 'jose';

import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import type { OfferContent } from './rules/offers/offer-content.ts';

export interface OfferTokens {
  /** Writes an offer as a signed text that the client keeps and gives back; no two are the same, whatever they promise. */
  sign(content: OfferContent): Promise<string>;
  /** Reads a token: the offer and its id, or why it counts for nothing. */
  read(token: string, now: Date): Promise<SignedOffer | Refused<NamedRefusal<'offerInvalid' | 'offerExpired'>>>;
}

/** An offer that this gateway signed. */
export interface SignedOffer {
  /** The signed id (`jti`): one for each offer. */
  readonly id: string;
  readonly content: OfferContent;
}

/** Distinguishes offers from whatever else may be signed with a key of this kind. */
const tokenType = 'offer+jws';

/**
 * Makes the signature of offers (JWS, HMAC with SHA-256; RFC 7515) from 32 secret bytes, which are read when they are first
 * needed.
 *
 * The gateway keeps no offer: what was shown comes back as it was signed, on any instance that has the same key.
 */
export function createOfferTokens(readSecret: () => Promise<Uint8Array>): OfferTokens {
  let imported: Promise<webcrypto.CryptoKey> | undefined;
  // Imported once, which takes longer than to sign or to verify; after a failure it is read anew.
  const signingKey = (): Promise<webcrypto.CryptoKey> =>
    (imported ??= importKey(readSecret).catch((error: unknown) => {
      imported = undefined;
      throw error;
    }));
  return {
    sign: async (content) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'HS256', typ: tokenType, jti: randomUUID() })
        .sign(await signingKey()),
    async read(token, now) {
      if (!isCanonical(token)) return refusedByName('offerInvalid');
      try {
        const { payload, protectedHeader } = await compactVerify(token, await signingKey(), { algorithms: ['HS256'] });
        const { typ, jti: id } = protectedHeader;
        if (typ !== tokenType || typeof id !== 'string') return refusedByName('offerInvalid');
        // Only this gateway signs, so the content has the shape that it signed.
        const content = JSON.parse(new TextDecoder().decode(payload)) as OfferContent;
        return Date.parse(content.expiresAt) <= now.getTime() ? refusedByName('offerExpired') : { id, content };
      } catch (error) {
        if (error instanceof errors.JOSEError) return refusedByName('offerInvalid');
        throw error;
      }
    },
  };
}

/**
 * Tells whether a token is written as this gateway writes it. Decoders of base64url read over white space and spare bits,
 * and so one signature would have many texts.
 *
 * Source: RFC 4648 §3.5, RFC 7515 §2.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

async function importKey(readSecret: () => Promise<Uint8Array>): Promise<webcrypto.CryptoKey> {
  const secret = new Uint8Array(await readSecret());
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
