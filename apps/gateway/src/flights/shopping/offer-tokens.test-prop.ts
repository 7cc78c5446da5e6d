import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createOfferTokens } from './offer-tokens.ts';
import { offerOf } from '../../../test-support/orders.ts';

const expiresAt = new Date('2026-11-21T12:20:00Z');
const now = new Date('2026-11-21T12:00:00Z');
const tokens = createOfferTokens(async () => new Uint8Array(32).fill(7));
const invalid = { refused: { kind: 'named', name: 'offerInvalid' } };

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const characters = fc.constantFrom(...base64url.split(''), '+', '/', '=', '.', ' ', '\t', '\n', '\r', '\u00a0', 'é');

/** A change of a text: so many characters from a place on give way to others. Half of them fall on the end. */
const changes = fc.record({
  place: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.999, 1)),
  removed: fc.integer({ min: 0, max: 3 }),
  inserted: fc.string({ unit: characters, maxLength: 3 }),
});

test('an offer has one text: no other one is read as it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), changes, async (adults, { place, removed, inserted }) => {
      const token = await tokens.sign(offerOf([], expiresAt, adults));
      const start = Math.round(place * token.length);
      const other = token.slice(0, start) + inserted + token.slice(start + removed);
      fc.pre(other !== token);
      expect(await tokens.read(other, now)).toEqual(invalid);
    }),
  );
});

test('of the last characters that decode to the same signature, the one that was written is read', async () => {
  const token = await tokens.sign(offerOf([], expiresAt));
  const read = await Promise.all(
    Array.from(base64url, async (last) => ['refused' in (await tokens.read(token.slice(0, -1) + last, now)), last]),
  );
  expect(read.filter(([isRefused]) => isRefused === false)).toEqual([[false, token.at(-1)]]);
});
