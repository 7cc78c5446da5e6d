import { expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import { createSchedule } from '../../../schedule/rules/index.ts';
import { matchMessages } from './match-messages.ts';
import { parseMessages } from './parse-messages.ts';

const flight = (flightNumber: number) => ({ carrier: '9Z', flightNumber });
const schedule = createSchedule([
  leg('DAL 07:05 -6 > HOU 08:10 -6', flight(1)),
  // Leaves on one UTC day later than on its own calendar.
  leg('LAX 22:30 -8 > DAL 03:20 -6', flight(2)),
  leg('DAL 09:00 -6 > AUS 10:00 -6', flight(3)),
  leg('AUS 10:40 -6 > ELP 11:20 -7', { ...flight(3), legSequence: 2 }),
]);
const receivedAt = Date.parse('2026-11-23T15:00:00Z');

function match(...lines: readonly string[]) {
  const parsed = parseMessages(lines.join('\n'));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return matchMessages(parsed.messages, schedule, receivedAt);
}
const at = (text: string): number => Date.parse(`2026-11-${text}:00Z`);

test('a departure is about the leg that leaves from its station on that UTC day', () => {
  expect(match('MVT', '9Z1/23.N8601Z.DAL', 'AD1310/1322 EA1415 HOU')).toEqual({
    unmatched: [],
    events: [
      {
        legId: '9Z1-2026-11-23-DAL',
        saidAt: receivedAt,
        source: 'movement',
        facts: {
          offBlock: at('23T13:10'),
          takeOff: at('23T13:22'),
          estimatedArrival: at('23T14:15'),
          registration: 'N8601Z',
        },
      },
    ],
  });
});

test('the day of a message is UTC: a late departure in the west is the calendar day before', () => {
  expect(match('MVT', '9Z2/23.LAX', 'AD0635').events).toMatchObject([
    { legId: '9Z2-2026-11-22-LAX', facts: { offBlock: at('23T06:35') } },
  ]);
});

test('a message of another day is about the leg of that day, however late it comes', () => {
  expect(match('MVT', '9Z1/21.DAL', 'AD1310').events).toMatchObject([
    { legId: '9Z1-2026-11-21-DAL', facts: { offBlock: at('21T13:10') } },
  ]);
});

test('a time past midnight is the one nearest to its schedule', () => {
  expect(match('MVT', '9Z2/23.LAX', 'AD0005').events).toMatchObject([{ facts: { offBlock: at('23T00:05') } }]);
});

test('an arrival is about the leg that comes to its station', () => {
  expect(match('MVT', '9Z3/23.ELP', 'AA1815/1821').events).toMatchObject([
    { legId: '9Z3-2026-11-23-AUS', facts: { touchdown: at('23T18:15'), onBlock: at('23T18:21') } },
  ]);
});

test('an envelope says when it was said, and never later than it came', () => {
  const sent = match('.DALKK9Z 231312', 'MVT', '9Z1/23.DAL', 'AD1310').events;
  expect(sent).toMatchObject([{ saidAt: at('23T13:12') }]);
  const early = match('.DALKK9Z 231530', 'MVT', '9Z1/23.DAL', 'AD1310').events;
  expect(early).toMatchObject([{ saidAt: receivedAt }]);
});

test('a diversion, and an arrival where it was not planned, name the other station', () => {
  expect(match('DIV', '9Z1/23.DAL', 'EA1440 SAT', 'DR72').events).toMatchObject([
    { legId: '9Z1-2026-11-23-DAL', facts: { divertedTo: 'SAT', estimatedArrival: at('23T14:40'), delayCodes: ['72'] } },
  ]);
  expect(match('MVT', '9Z1/23.SAT', 'AA1442').events).toMatchObject([
    { legId: '9Z1-2026-11-23-DAL', facts: { divertedTo: 'SAT', touchdown: at('23T14:42') } },
  ]);
});

test('a cancellation is of every leg of the flight; a period of each of its days', () => {
  expect(match('ASM', 'CNL', '9Z3/24NOV26').events.map(({ legId }) => legId)).toEqual([
    '9Z3-2026-11-24-DAL',
    '9Z3-2026-11-24-AUS',
  ]);
  const period = match('SSM', 'LT', 'CNL', '9Z2', '23NOV26 29NOV26 16').events;
  expect(period.map(({ legId }) => legId)).toEqual(['9Z2-2026-11-23-LAX', '9Z2-2026-11-28-LAX']);
});

test('new times are local or UTC as the message says', () => {
  const utc = match('ASM', 'UTC', 'TIM', '9Z1/23NOV26', 'DAL1335 HOU1440').events;
  const local = match('ASM', 'LT', 'TIM', '9Z1/23NOV26', 'DAL0735 HOU0840').events;
  const facts = { scheduledDeparture: at('23T13:35'), scheduledArrival: at('23T14:40') };
  expect(utc).toMatchObject([{ facts }]);
  expect(local).toMatchObject([{ facts }]);
});

test('a flight that the schedule does not have is named by its line, and the others are taken', () => {
  const { events, unmatched } = match('MVT', '9Z9/23.DAL', 'AD1310', '', 'MVT', '9Z1/23.DAL', 'AD1310');
  expect(unmatched).toEqual([{ line: 2, value: '9Z9', reason: 'flightUnknown' }]);
  expect(events).toHaveLength(1);
});
