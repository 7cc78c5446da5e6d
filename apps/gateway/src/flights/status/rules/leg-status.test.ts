import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dayOfDate } from '../../schedule/rules/index.ts';
import { datedLeg } from '../../schedule/rules/dated-leg.ts';
import type { EventSource, LegEvent, LegFacts } from './leg-event.ts';
import { statusOf } from './leg-status.ts';

interface Case {
  readonly name: string;
  readonly now: string;
  readonly reports: readonly (readonly [at: string, source: EventSource, facts: Readonly<Record<string, unknown>>])[];
  readonly phase: string;
  readonly departure: string;
  readonly arrival: string;
  readonly reason?: string;
}

const path = join(import.meta.dirname, '../../../../vectors/leg-status.json');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { readonly cases: readonly Case[] };

const flown = datedLeg(leg('DAL 07:05 -6 > HOU 08:10 -6'), dayOfDate('2026-11-23'));
const instantOf = (time: string): number => Date.parse(`2026-11-23T${time}:00Z`);
const toFacts = (facts: Readonly<Record<string, unknown>>): LegFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? instantOf(value) : value,
    ]),
  );
const toEvents = (reports: Case['reports']): readonly LegEvent[] =>
  reports.map(([at, source, facts]) => ({ legId: flown.id, saidAt: instantOf(at), source, facts: toFacts(facts) }));

test.each(cases)('$name', ({ name: _name, now, reports, ...expected }) => {
  const { phase, departure, arrival, reason } = statusOf(flown, toEvents(reports), instantOf(now));
  const timeOf = ({ scheduled, estimated, actual }: typeof departure): string =>
    new Date(actual ?? estimated ?? scheduled).toISOString().slice(11, 16);
  expect({ phase, departure: timeOf(departure), arrival: timeOf(arrival), reason }).toEqual({
    reason: undefined,
    ...expected,
  });
});

test('what passengers were told is listed with what it was before, and why', () => {
  const events = toEvents([
    ['09:00', 'feed', { departureGate: 'A4' }],
    ['11:30', 'movement', { estimatedDeparture: '13:45', delayCodes: ['93'] }],
    ['11:50', 'movement', { estimatedDeparture: '13:47' }],
    ['12:00', 'feed', { departureGate: 'B7' }],
    ['12:30', 'schedule', { isCancelled: true }],
    ['12:30', 'feed', { delayCodes: ['71'] }],
  ]);
  expect(statusOf(flown, events, instantOf('12:40')).changes).toEqual([
    {
      saidAt: instantOf('11:30'),
      kind: 'departure',
      from: instantOf('13:05'),
      to: instantOf('13:45'),
      reason: 'lateAircraft',
    },
    { saidAt: instantOf('12:00'), kind: 'gate', from: 'A4', to: 'B7' },
    { saidAt: instantOf('12:30'), kind: 'cancellation', to: 'cancelled', reason: 'weather' },
  ]);
});
