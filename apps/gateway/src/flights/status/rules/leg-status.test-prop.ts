import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dayOfDate } from '../../schedule/rules/index.ts';
import { datedLeg } from '../../schedule/rules/dated-leg.ts';
import { eventSources, type LegEvent, type LegFacts } from './leg-event.ts';
import { foldEvents } from './leg-state.ts';
import { statusOf } from './leg-status.ts';

const flown = datedLeg(leg('DAL 07:05 -6 > HOU 08:10 -6'), dayOfDate('2026-11-23'));
const minute = 60_000;
const start = flown.departure.instant;
// Few values and few moments, so that they meet.
const instant = fc.integer({ min: -6, max: 12 }).map((quarters) => start + quarters * 15 * minute);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const facts: fc.Arbitrary<LegFacts> = fc.record(
  {
    estimatedDeparture: optional(instant),
    estimatedArrival: optional(instant),
    offBlock: optional(instant),
    takeOff: optional(instant),
    touchdown: optional(instant),
    onBlock: optional(instant),
    departureGate: optional(fc.constantFrom('A1', 'A2', 'B7')),
    delayCodes: optional(fc.subarray(['93', '71', '41'], { minLength: 1 })),
    isCancelled: optional(fc.boolean()),
    divertedTo: optional(fc.constantFrom('AUS', 'SAT')),
  },
  { requiredKeys: [] },
);
const event: fc.Arbitrary<LegEvent> = fc.record({
  legId: fc.constant(flown.id),
  saidAt: instant,
  source: fc.constantFrom(...eventSources),
  facts,
});
const events = fc.array(event, { maxLength: 12 });
const shuffled = events.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);

test('any order of the same reports gives the same status', () => {
  fc.assert(
    fc.property(shuffled, instant, ([list, other], now) => {
      expect(statusOf(flown, other, now)).toEqual(statusOf(flown, list, now));
    }),
  );
});

test('a report that arrives twice changes nothing', () => {
  fc.assert(
    fc.property(events, instant, (list, now) => {
      expect(statusOf(flown, [...list, ...list], now)).toEqual(statusOf(flown, list, now));
    }),
  );
});

test('a field has the value of its latest report, found one by one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(event, { selector: ({ saidAt }) => saidAt, maxLength: 12 }), (list) => {
      const inOrder = list.toSorted((a, b) => a.saidAt - b.saidAt);
      const last: Record<string, unknown> = {};
      for (const { facts: said } of inOrder) Object.assign(last, said);
      expect(foldEvents(list)).toEqual(Object.fromEntries(Object.entries(last).filter(([, value]) => value !== null)));
    }),
  );
});
