import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import type { LegStatus } from '../../../flights/status/rules/index.ts';
import { findDisruption, findRebooking, hasOpenDisruption, openDisruption } from './disruption.ts';

const at = (time: string): number => Date.parse(`2026-12-01T${time}:00-06:00`);
const first = { ...flightLeg('WN1', '2026-12-01'), departsAt: '2026-12-01T07:30:00-06:00' };
const second = {
  ...flightLeg('WN2', '2026-12-01', 'HOU', 'MSY'),
  departsAt: '2026-12-01T09:30:00-06:00',
  arrivesAt: '2026-12-01T10:35:00-06:00',
};
const abroad = { ...second, to: 'CUN' };

/** What a test says of a leg: when it leaves and arrives, if another time than planned, or that it is cancelled. */
interface Said {
  readonly leaves?: string;
  readonly left?: string;
  readonly arrives?: string;
  readonly isCancelled?: boolean;
}

function statusOf({ leaves, left, arrives, isCancelled }: Said): LegStatus {
  const estimate = (time: string | undefined) => (time === undefined ? {} : { estimated: at(time) });
  return {
    phase: isCancelled ? 'cancelled' : 'scheduled',
    departure: {
      scheduled: Number.NaN,
      ...estimate(leaves ?? '07:30'),
      ...(left === undefined ? {} : { actual: at(left) }),
    },
    arrival: { scheduled: Number.NaN, ...estimate(arrives ?? '08:35') },
    departureDelayMinutes: 0,
    arrivalDelayMinutes: 0,
    state: {},
    changes: [],
  };
}

const onTime = { leaves: '09:30', arrives: '10:35' };
const cases: readonly (readonly [string, readonly Said[], string | undefined])[] = [
  ['flies as booked', [{}, onTime], undefined],
  ['has a cancelled leg', [{}, { isCancelled: true }], 'cancelled WN2 until 13:20'],
  ['whose first leg is cancelled stays open for two days', [{ isCancelled: true }, onTime], 'cancelled WN1 until +48h'],
  ['connects in 35 minutes', [{ arrives: '08:55' }, onTime], undefined],
  ['connects in 34 minutes', [{ arrives: '08:56' }, onTime], 'connectionMissed WN2 until 13:20'],
  ['waits for who is late', [{ arrives: '08:56' }, { leaves: '09:40', arrives: '10:45' }], undefined],
  ['is 2 h 59 late', [{}, { leaves: '12:29', arrives: '13:34' }], undefined],
  ['is 3 h late', [{}, { leaves: '12:30', arrives: '13:35' }], 'delayed WN2 until 13:20'],
  ['leaves 3 h early', [{ leaves: '04:30', arrives: '05:35' }, onTime], 'early WN1 until 10:20'],
  ['has left', [{ left: '07:31' }, { isCancelled: true }], undefined],
];

test.each(cases)('a direction that %s', (_, said, expected) => {
  const legs = [first, second];
  const statuses = new Map(legs.map(({ id }, place) => [id, statusOf(said[place] ?? {})]));
  const found = findDisruption(boundOf(legs), (legId) => statuses.get(legId));
  const until = found?.openUntil.toISOString();
  const text =
    found &&
    `${found.kind} ${found.leg.flight} until ${until === '2026-12-03T13:30:00.000Z' ? '+48h' : until?.slice(11, 16)}`;
  expect(text).toBe(expected);
});

test('abroad, six hours count', () => {
  const bound = boundOf([first, abroad]);
  const late = (arrives: string) => new Map([[abroad.id, statusOf({ leaves: '12:00', arrives })]]);
  const kinds = ['16:34', '16:35'].map((arrives) => findDisruption(bound, (legId) => late(arrives).get(legId))?.kind);
  expect(kinds).toEqual([undefined, 'delayed']);
});

test('who stays on board misses nothing', () => {
  const through = { ...second, flight: first.flight };
  const statuses = new Map([[first.id, statusOf({ arrives: '09:20' })]]);
  expect(findDisruption(boundOf([first, through]), (legId) => statuses.get(legId))).toBeUndefined();
});

test('nothing is known of most flights', () => {
  expect(findDisruption(boundOf([first, second]), () => undefined)).toBeUndefined();
});

test('who booked helps themselves until it closes', () => {
  const openUntil = new Date('2026-12-01T13:20:00Z');
  const disruptions = [undefined, { kind: 'delayed' as const, leg: first, openUntil }];
  const before = new Date(openUntil.getTime() - 1);
  expect([openDisruption(disruptions, 0, before), openDisruption(disruptions, 1, before)]).toEqual([
    undefined,
    disruptions[1],
  ]);
  expect([hasOpenDisruption(disruptions, before), hasOpenDisruption(disruptions, openUntil)]).toEqual([true, false]);
});

test.each<readonly [string, Said, readonly string[], string | undefined]>([
  ['onto which nobody was put', {}, ['another one'], undefined],
  ['onto which its people were put', {}, ['its own'], 'rebooked WN1 until 13:20'],
  [
    'onto which its people were put, and that leaves later',
    { leaves: '08:30' },
    ['its own'],
    'rebooked WN1 until 14:20',
  ],
  ['onto which its people were put, and that has left', { left: '07:31' }, ['its own'], undefined],
])('a direction %s', (_, said, rebookedTo, expected) => {
  const bound = boundOf([first, second]);
  const ids = rebookedTo.map((id) => (id === 'its own' ? bound.itinerary.id : id));
  const found = findRebooking(bound, ids, (legId) => (legId === first.id ? statusOf(said) : undefined));
  const text = found && `${found.kind} ${found.leg.flight} until ${found.openUntil.toISOString().slice(11, 16)}`;
  expect(text).toBe(expected);
});
