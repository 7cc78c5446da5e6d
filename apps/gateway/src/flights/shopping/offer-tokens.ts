import { randomUUID, type webcrypto } from 'node:crypto';

import { CompactSign, compactVerify, errors } from 'jose';

import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import type { OfferContent } from './rules/offers/offer-content.ts';

export interface OfferTokens {
  /** Writes an offer as a signed text that the client keeps and gives back; no two are the same, whatever they promise. */
  sign(content: OfferContent): Promise<string>;
  /** Reads a token: the offer, or why it counts for nothing. */
  read(
    token: string,
    now: Date,
  ): Promise<{ readonly content: OfferContent } | Refused<NamedRefusal<'offerInvalid' | 'offerExpired'>>>;
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
      try {
        const { payload, protectedHeader } = await compactVerify(token, await signingKey(), { algorithms: ['HS256'] });
        if (protectedHeader.typ !== tokenType) return refusedByName('offerInvalid');
        // Only this gateway signs, so the content has the shape that it signed.
        const content = JSON.parse(new TextDecoder().decode(payload)) as OfferContent;
        return Date.parse(content.expiresAt) <= now.getTime() ? refusedByName('offerExpired') : { content };
      } catch (error) {
        if (error instanceof errors.JOSEError) return refusedByName('offerInvalid');
        throw error;
      }
    },
  };
}

async function importKey(readSecret: () => Promise<Uint8Array>): Promise<webcrypto.CryptoKey> {
  const secret = new Uint8Array(await readSecret());
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
