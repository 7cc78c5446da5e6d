import { describe, expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import { createItinerary, type Itinerary } from '../../../search/rules/itinerary.ts';
import { datedLeg } from '../../../schedule/rules/dated-leg.ts';
import { lapInfantTaxes, ticketTaxes } from './taxes.ts';

const day = 20_500;
const journey = (...routes: readonly string[]): Itinerary => {
  const [first, ...rest] = routes.map((route, index) => datedLeg(leg(route, { flightNumber: 10 + index }), day));
  if (!first) throw new Error('A journey has a leg.');
  return createItinerary([first, ...rest]);
};
const taxesOf = (itinerary: Itinerary) =>
  Object.fromEntries(ticketTaxes(itinerary, 10_000).map(({ code, amountMinor }) => [code, amountMinor]));

const dalHou = 'DAL 07:00 -6 > HOU 08:05 -6';
const houLax = 'HOU 09:00 -6 > LAX 10:40 -8';

describe('what a ticket pays', () => {
  test('inside the mainland: excise, segments, security and the airports', () => {
    expect(taxesOf(journey(dalHou))).toEqual({ US: 750, ZP: 530, AY: 560, XF: 450 });
    expect(taxesOf(journey(dalHou, houLax))).toEqual({ US: 750, ZP: 1_060, AY: 560, XF: 900 });
  });

  test('no more than two airports charge in one direction', () => {
    expect(taxesOf(journey(dalHou, houLax, 'LAX 12:00 -8 > OAK 13:20 -8'))).toMatchObject({ ZP: 1_590, XF: 900 });
  });

  test('where passengers stay on board nobody boards, and the take-off is a segment all the same', () => {
    const [first, second] = [dalHou, houLax].map((route, index) =>
      datedLeg(leg(route, { legSequence: index + 1 }), day),
    );
    if (!first || !second) throw new Error('Two legs were given.');
    expect(taxesOf(createItinerary([first, second]))).toMatchObject({ ZP: 1_060, XF: 450 });
  });

  test('to Hawaii: the reduced facilities tax beside the excise', () => {
    expect(taxesOf(journey('LAX 12:00 -8 > HNL 16:00 -10'))).toEqual({
      US: 750,
      ZP: 530,
      AY: 560,
      XF: 450,
      US2: 1_170,
    });
    expect(taxesOf(journey('HNL 12:00 -10 > OGG 12:40 -10'))).not.toHaveProperty('US2');
  });

  test('abroad: no excise and no segments, the facilities tax and what the other country takes', () => {
    expect(taxesOf(journey('HOU 10:00 -6 > CUN 13:10 -5'))).toEqual({ AY: 560, XF: 450, US2: 2_340, XT: 4_000 });
  });

  test('from abroad: the inspections, and no security fee', () => {
    expect(taxesOf(journey('CUN 14:30 -5 > HOU 16:00 -6', 'HOU 17:30 -6 > DAL 18:35 -6'))).toEqual({
      XF: 450,
      US2: 2_340,
      XA: 398,
      XY: 700,
      YC: 739,
      XT: 4_500,
    });
  });

  test('to Puerto Rico: the facilities tax, no excise and no inspection', () => {
    expect(taxesOf(journey('MCO 08:00 -5 > SJU 12:00 -4'))).toEqual({ AY: 560, XF: 450, US2: 2_340 });
  });
});

test('a lap infant pays nothing but the inspections on arrival from abroad', () => {
  expect(lapInfantTaxes(journey(dalHou))).toEqual([]);
  expect(lapInfantTaxes(journey('HOU 10:00 -6 > CUN 13:10 -5'))).toEqual([]);
  expect(lapInfantTaxes(journey('CUN 14:30 -5 > HOU 16:00 -6'))).toEqual([
    { code: 'XA', amountMinor: 398 },
    { code: 'XY', amountMinor: 700 },
    { code: 'YC', amountMinor: 739 },
  ]);
});
