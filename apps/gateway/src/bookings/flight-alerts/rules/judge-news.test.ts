import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dayOfDate } from '../../../flights/schedule/rules/index.ts';
import { datedLeg } from '../../../flights/schedule/rules/dated-leg.ts';
import type { EventSource, LegEvent, LegFacts } from '../../../flights/status/rules/index.ts';
import type { FlightFact } from './flight-fact.ts';
import { judgeNews, keepCurrent } from './judge-news.ts';
import type { ToldNews } from './told-news.ts';

type Report = readonly [at: string, source: EventSource, facts: Readonly<Record<string, unknown>>];
type Step = readonly [now: string, reports: readonly Report[], facts: readonly Readonly<Record<string, unknown>>[]];

const path = join(import.meta.dirname, '../../../../vectors/flight-alerts.json');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as {
  readonly cases: readonly { readonly name: string; readonly steps: readonly Step[] }[];
};

const flown = datedLeg(leg('DAL 07:05 -6 > HOU 08:10 -6'), dayOfDate('2026-11-23'));
const instantOf = (time: string): number => Date.parse(`2026-11-23T${time}:00Z`);
const withInstants = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? instantOf(value) : value,
    ]),
  );
const toEvents = (reports: readonly Report[]): readonly LegEvent[] =>
  reports.map(([at, source, facts]) => ({
    legId: flown.id,
    saidAt: instantOf(at),
    source,
    facts: withInstants(facts) as LegFacts,
  }));

describe('what is told of a leg', () => {
  test.each(cases)('$name', ({ steps }) => {
    let told: ToldNews = {};
    const events: LegEvent[] = [];
    for (const [index, [now, reports, expected]] of steps.entries()) {
      events.push(...toEvents(reports));
      const judged = judgeNews(flown, { events, told, news: index + 1 }, instantOf(now));
      expect(judged.facts, now).toEqual(expected.map(withInstants));
      ({ told } = judged);
    }
  });
});

describe('a mail that was delayed', () => {
  const delay: FlightFact = { kind: 'departure', from: flown.departure.instant, to: instantOf('13:40') };
  const gate: FlightFact = { kind: 'gate', from: 'A4', to: 'B7' };
  const facts = [delay, gate];
  const told: ToldNews = { departure: { at: delay.to, news: 1 }, gate: { gate: 'B7', news: 1 } };
  const events = toEvents([['11:00', 'feed', { estimatedDeparture: '13:40', departureGate: 'B7' }]]);
  const keep = (state: ToldNews, at: string, more: readonly Report[] = []) =>
    keepCurrent(flown, { facts, news: 1 }, { told: state, events: [...events, ...toEvents(more)] }, instantOf(at));

  test('says what is still true', () => {
    expect(keep(told, '11:10')).toEqual(facts);
  });
  test('leaves out what a later mail says', () => {
    expect(keep({ ...told, departure: { at: instantOf('14:30'), news: 2 } }, '11:10')).toEqual([gate]);
  });
  test('says no time and no gate of a flight that was cancelled, or that has left', () => {
    expect(keep({ ...told, operation: { isCancelled: true, news: 2 } }, '11:10')).toEqual([]);
    expect(keep(told, '13:41')).toEqual([]);
    expect(keep(told, '13:30', [['13:30', 'movement', { offBlock: '13:28' }]])).toEqual([]);
  });
});
