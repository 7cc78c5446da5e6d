import type { ExtraOffer } from '@airline/contract';
import { expect, test } from 'vitest';

import { listWanted, nameOffer, toWantedExtras } from './wanted-extras.ts';

const bag: ExtraOffer = {
  kind: 'bag',
  traveller: 0,
  bound: 1,
  state: 'offered',
  price: { amountMinor: 7_500, currency: 'USD' },
  included: 0,
  bought: 0,
  most: 3,
  closesAt: '2026-12-12T12:00:00Z',
};

test('as many are wanted as can be had, and of what is not sold none', () => {
  const counts = { [nameOffer(bag)]: 5 };
  expect(listWanted([bag], counts)).toEqual([{ offer: bag, count: 3 }]);
  expect(listWanted([{ ...bag, state: 'soldOut' }], counts)).toEqual([]);
  expect(toWantedExtras([bag], counts)).toEqual({
    extras: [{ kind: 'bag', traveller: 0, bound: 1, count: 3 }],
    count: 3,
    total: { amountMinor: 22_500, currency: 'USD' },
  });
});
