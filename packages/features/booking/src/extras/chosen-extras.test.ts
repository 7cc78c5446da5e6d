import type { ExtraOffer, OfferExtras } from '@airline/contract';
import { expect, test } from 'vitest';

import {
  fitToOffer,
  kindsWithoutPayPal,
  listExtras,
  sumExtras,
  toCounts,
  toOrderExtras,
  toWantedSeats,
} from './chosen-extras.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

const bag: ExtraOffer = {
  kind: 'bag',
  traveller: 0,
  bound: 0,
  state: 'offered',
  price: usd(7_500),
  included: 1,
  bought: 0,
  most: 5,
  closesAt: '2026-12-12T12:00:00Z',
};
const leg = {
  id: 'WN10-2026-12-12-DAL',
  flight: 'WN10',
  from: 'DAL',
  to: 'HOU',
  departsAt: '2026-12-12T13:00:00Z',
  arrivesAt: '2026-12-12T14:00:00Z',
  aircraft: '73W',
} as const;

function offeredOf(offers: readonly ExtraOffer[], taken: readonly string[] = [], mayUseExit = true): OfferExtras {
  const at = '2026-12-01T12:00:00Z';
  return {
    extras: { at, boarding: 'assigned', payPal: ['bag'], travellers: [], bounds: [], offers: [...offers] },
    seats: {
      at,
      boarding: 'assigned',
      payPal: false,
      travellers: [{ traveller: 0, kind: 'adult', firstName: 'Ana', lastName: 'Ruiz', isYoung: false, mayUseExit }],
      flights: [
        {
          bound: 0,
          leg: leg as never,
          state: 'open',
          closesAt: '2026-12-12T12:00:00Z',
          prices: { plain: usd(1_500), extra: usd(4_500), exit: usd(3_500) },
          cabin: {
            columns: ['A'],
            rows: [
              { number: 1, seats: [{ id: '1A', kind: 'plain' }] },
              { number: 2, seats: [{ id: '2A', kind: 'exit' }] },
            ],
          },
          taken: [...taken],
          own: [],
        },
      ],
    },
  };
}

const seated = (seat: string) => ({ [leg.id]: { 0: seat } });

test('what is chosen is kept with what is due for it, and read back as it was chosen', () => {
  const offered = offeredOf([bag]);
  const chosen = listExtras(offered, { 'bag 0 0 ': 2 }, seated('2A'));
  expect(chosen).toEqual([
    { kind: 'bag', traveller: 0, bound: 0, count: 2, due: usd(15_000), takesPayPal: true },
    { kind: 'seat', traveller: 0, bound: 0, legId: leg.id, seat: '2A', count: 1, due: usd(3_500), takesPayPal: false },
  ]);
  expect(toCounts(chosen)).toEqual({ 'bag 0 0 ': 2 });
  expect(toWantedSeats(chosen)).toEqual(seated('2A'));
  expect(sumExtras(chosen)).toEqual(usd(18_500));
  expect(kindsWithoutPayPal(chosen)).toEqual(['seat']);
  expect(toOrderExtras(chosen)).toEqual({
    extras: [
      { kind: 'bag', traveller: 0, bound: 0, count: 2 },
      { kind: 'seat', traveller: 0, bound: 0, legId: leg.id, seat: '2A', count: 1 },
    ],
    shown: { total: usd(18_500) },
  });
  expect(fitToOffer(chosen, offered)).toBeUndefined();
});

test.each([
  ['a seat that somebody else took', offeredOf([bag], ['2A']), [15_000]],
  ['a seat at an exit of who may not sit there any more', offeredOf([bag], [], false), [15_000]],
  ['a bag that is not sold any more', offeredOf([{ ...bag, state: 'closed' }]), [3_500]],
  ['as many bags as are sold', offeredOf([{ ...bag, most: 1 }]), [7_500, 3_500]],
  ['another price', offeredOf([{ ...bag, price: usd(8_000) }]), [16_000, 3_500]],
])('what can still be had is left of a choice: %s', (_, offered, dues) => {
  const chosen = listExtras(offeredOf([bag]), { 'bag 0 0 ': 2 }, seated('2A'));
  expect(fitToOffer(chosen, offered)?.map(({ due }) => due.amountMinor)).toEqual(dues);
});
