import { CompactSign } from 'jose';
import { expect, test } from 'vitest';

import { createOfferTokens } from './offer-tokens.ts';
import type { OfferContent } from './rules/offers/offer-content.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const content: OfferContent = {
  expiresAt: '2026-11-21T12:20:00.000Z',
  party: { adults: 1, children: 0, lapInfants: 0 },
  bounds: [],
  price: { total: usd(12_900), passengers: [], points: 8_400, taxesWithPoints: usd(560), pointsEarned: 600 },
  freeCancellation: true,
};
const key = new Uint8Array(32).fill(7);
const tokens = createOfferTokens(async () => key);
const before = new Date('2026-11-21T12:19:59.999Z');

test('an offer comes back as it was signed, on another instance with the same key', async () => {
  const token = await tokens.sign(content);
  expect(await createOfferTokens(async () => new Uint8Array(32).fill(7)).read(token, before)).toEqual({
    id: expect.any(String) as string,
    content,
  });
});

test('two people who are promised the same get two offers: each can be ordered once', async () => {
  expect(await tokens.sign(content)).not.toBe(await tokens.sign(content));
});

test('at its last moment it has expired', async () => {
  const token = await tokens.sign(content);
  expect(await tokens.read(token, new Date(content.expiresAt))).toEqual({
    refused: { kind: 'named', name: 'offerExpired' },
  });
});

test('a token with another price, another key, another algorithm or another kind is invalid', async () => {
  const token = await tokens.sign(content);
  const [header = '', , signature = ''] = token.split('.');
  const cheaper = Buffer.from(JSON.stringify({ ...content, price: { ...content.price, total: usd(1) } }));
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const ofAnotherKind = await new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key);
  const forged = [
    `${header}.${cheaper.toString('base64url')}.${signature}`,
    `${unsigned}.${cheaper.toString('base64url')}.`,
    await createOfferTokens(async () => new Uint8Array(32).fill(8)).sign(content),
    ofAnotherKind,
    'not a token',
    '',
  ];
  const invalid = { refused: { kind: 'named', name: 'offerInvalid' } };
  for (const text of forged) expect(await tokens.read(text, before)).toEqual(invalid);
});
