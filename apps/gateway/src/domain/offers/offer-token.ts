import { randomUUID } from 'node:crypto';

import type { Offer } from '@airline/contract';
import { CompactSign, compactVerify, errors } from 'jose';

/** What an offer promises: everything of it but its own signature and what the request was told of changes. */
export type OfferContent = Omit<Offer, 'token' | 'changes'>;

export interface OfferTokens {
  /** Writes an offer as a signed text that the client keeps and gives back; no two are the same, whatever they promise. */
  sign(content: OfferContent): Promise<string>;
  /** Reads a token: the offer, or why it counts for nothing. */
  read(
    token: string,
    now: Date,
  ): Promise<{ readonly content: OfferContent } | { readonly fault: 'offerInvalid' | 'offerExpired' }>;
}

/** Distinguishes offers from whatever else may be signed with a key of this kind. */
const tokenType = 'offer+jws';

/**
 * Makes the signature of offers (JWS, HMAC with SHA-256; RFC 7515) from 32 secret bytes.
 *
 * The gateway keeps no offer: what was shown comes back as it was signed, on any instance that has the same key.
 */
export function createOfferTokens(key: Uint8Array): OfferTokens {
  // Imported once: it takes longer than to sign or to verify.
  const imported = crypto.subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    sign: async (content) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'HS256', typ: tokenType, jti: randomUUID() })
        .sign(await imported),
    async read(token, now) {
      try {
        const { payload, protectedHeader } = await compactVerify(token, await imported, { algorithms: ['HS256'] });
        if (protectedHeader.typ !== tokenType) return { fault: 'offerInvalid' };
        // Only this gateway signs, so the content has the shape that it signed.
        const content = JSON.parse(new TextDecoder().decode(payload)) as OfferContent;
        return Date.parse(content.expiresAt) <= now.getTime() ? { fault: 'offerExpired' } : { content };
      } catch (error) {
        if (error instanceof errors.JOSEError) return { fault: 'offerInvalid' };
        throw error;
      }
    },
  };
}
