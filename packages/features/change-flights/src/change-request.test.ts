import { agreementInForce, type ChangeQuote } from '@airline/contract';
import { offerOf } from '@airline/itinerary/test-support';
import { expect, test } from 'vitest';

import { toChangeRequest } from './change-request.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const offer = offerOf();
const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Ruiz', code: '12345678' };
const money = { kind: 'card', token: 'tok_12345678' } as const;

const quoteOf = (difference: Partial<ChangeQuote['difference']>): ChangeQuote => ({
  difference: {
    due: usd(0),
    refund: usd(0),
    credit: usd(0),
    forfeited: usd(0),
    pointsDue: 0,
    pointsReturned: 0,
    ...difference,
  },
  price: offer.price,
  bounds: [],
  expiresAt: offer.expiresAt,
  needsCode: false,
});
const requestOf = (difference: Partial<ChangeQuote['difference']>) =>
  toChangeRequest({
    proof,
    chosen: { offer, bounds: [1] },
    quote: quoteOf(difference),
    money,
    agreement: agreementInForce,
  });

test('what the person was shown is sent, and what is lost is not', () => {
  const request = requestOf({ credit: usd(1_500), forfeited: usd(200) });
  expect(request).toMatchObject({ ...proof, offer: offer.token, bounds: [1], shown: { credit: usd(1_500) } });
  expect(request.shown).not.toHaveProperty('forfeited');
});

test.each([
  ['money that is due is paid by it', { due: usd(2_100) }, [money]],
  ['nothing due pays nothing', { refund: usd(2_100) }, []],
  ['points alone', { pointsDue: 900 }, [{ kind: 'points', points: 900 }]],
  ['points with the taxes', { pointsDue: 900, due: usd(560) }, [{ kind: 'points', points: 900 }, money]],
])('%s', (_, difference, payments) => {
  expect(requestOf(difference).payments).toEqual(payments);
});
