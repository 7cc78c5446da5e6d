import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dayOfDate } from '../../../flights/schedule/rules/index.ts';
import { datedLeg } from '../../../flights/schedule/rules/dated-leg.ts';
import { type LegEvent, type LegFacts, statusOf } from '../../../flights/status/rules/index.ts';
import { type FactSubject, type FlightFact, subjectOf } from './flight-fact.ts';
import { judgeNews } from './judge-news.ts';
import type { ToldNews } from './told-news.ts';

const flown = datedLeg(leg('DAL 07:05 -6 > HOU 08:10 -6'), dayOfDate('2026-11-23'));
const minute = 60_000;
const { instant: start } = flown.departure;
// Everything is judged a moment before the scheduled departure.
const now = start - minute;
const ahead = fc.integer({ min: 0, max: 12 }).map((fives) => start + fives * 5 * minute);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const facts: fc.Arbitrary<LegFacts> = fc.record(
  {
    estimatedDeparture: optional(ahead),
    departureGate: optional(fc.constantFrom('A1', 'A2', 'B7')),
    isCancelled: optional(fc.boolean()),
    divertedTo: optional(fc.constantFrom('AUS', 'SAT')),
  },
  { requiredKeys: [] },
);
// Said one after the other, from five hours before: of two of one minute nobody can say which is older.
const events = fc
  .uniqueArray(
    fc.record({
      legId: fc.constant(flown.id),
      saidAt: fc.integer({ min: -300, max: -2 }).map((minutes) => start + minutes * minute),
      source: fc.constant('feed' as const),
      facts,
    }),
    { selector: ({ saidAt }) => saidAt, maxLength: 10 },
  )
  .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));

/** Tells what is to be told after each report, and again after the last one. */
function tellEach(arriving: readonly LegEvent[]) {
  let told: ToldNews = {};
  const all: { readonly fact: FlightFact; readonly known: readonly LegEvent[] }[] = [];
  const known: LegEvent[] = [];
  for (const event of [...arriving, ...arriving.slice(-1)]) {
    known.push(event);
    const judged = judgeNews(flown, { events: known, told, news: known.length }, now);
    all.push(...judged.facts.map((fact) => ({ fact, known: [...known] })));
    ({ told } = judged);
  }
  return { told, all };
}

/** What the newest report of a field says among those that are known. */
function newest(known: readonly LegEvent[], field: keyof LegFacts): unknown {
  return known.toSorted((a, b) => a.saidAt - b.saidAt).findLast(({ facts: said }) => said[field] !== undefined)?.facts[
    field
  ];
}

test('in any order of messages each fact is told once, and none after one that was said later', () => {
  fc.assert(
    fc.property(events, ([, arriving]) => {
      const { all } = tellEach(arriving);
      for (const { fact, known } of all) {
        expect(isNewest(fact, known), `${fact.kind} of ${JSON.stringify(known)}`).toBe(true);
      }
      for (const [index, { fact }] of all.entries()) {
        const before = all.slice(0, index).findLast((other) => saysOf(other.fact, subjectOf(fact)));
        expect(before?.fact).not.toEqual(fact);
      }
    }),
  );
});

test('in any order of messages people know in the end what is true', () => {
  fc.assert(
    fc.property(events, ([inOrder, arriving]) => {
      const status = statusOf(flown, inOrder, now);
      for (const { told } of [tellEach(inOrder), tellEach(arriving)]) {
        const isCancelled = status.phase === 'cancelled';
        expect(told.operation?.isCancelled ?? false).toBe(isCancelled);
        if (isCancelled) continue;
        const departs = status.departure.estimated ?? status.departure.scheduled;
        expect(Math.abs(departs - (told.departure?.at ?? start))).toBeLessThan(15 * minute);
        expect(told.diversion?.to ?? null).toBe(status.state.divertedTo ?? null);
      }
    }),
  );
});

test('what is told already is not told again, however often it is looked at', () => {
  fc.assert(
    fc.property(events, ([list]) => {
      const { told, all } = tellEach([...list, ...list, ...list]);
      expect(judgeNews(flown, { events: list, told, news: 100 }, now).facts).toEqual([]);
      expect(all.length).toBeLessThanOrEqual(tellEach(list).all.length);
    }),
  );
});

/** Whether a fact says something of a subject: that a flight leaves after all says when, too. */
function saysOf(fact: FlightFact, subject: FactSubject): boolean {
  return subjectOf(fact) === subject || (fact.kind === 'reinstated' && subject === 'departure');
}

function hasGate({ facts: { departureGate } }: LegEvent): boolean {
  return typeof departureGate === 'string';
}

/** Whether a fact says what the newest of the known reports says. */
function isNewest(fact: FlightFact, known: readonly LegEvent[]): boolean {
  switch (fact.kind) {
    case 'cancelled':
      return newest(known, 'isCancelled') === true;
    case 'reinstated':
      return newest(known, 'isCancelled') !== true;
    case 'departure':
      return fact.to === (newest(known, 'estimatedDeparture') ?? start);
    case 'gate':
      return fact.to === newest(known.filter(hasGate), 'departureGate');
    case 'diverted':
      return fact.to === newest(known, 'divertedTo');
    case 'onCourse':
      return (newest(known, 'divertedTo') ?? null) === null;
  }
}
