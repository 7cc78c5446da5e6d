import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { isOnBoard } from './is-on-board.ts';

const out = flightLeg('WN1', '2026-12-01');
const back = flightLeg('WN2', '2026-12-08', 'HOU', 'DAL');
const trip = {
  offer: { bounds: [boundOf([out]), boundOf([back])] },
  passengers: [{ position: 0 }, { position: 2 }],
  checkIns: [
    { passenger: 2, legId: out.id, isOnBoard: true },
    { passenger: 0, legId: out.id, isOnBoard: false },
  ],
};
const disruption = { leg: out, openUntil: new Date('2026-12-03T00:00:00Z') };

test.each([
  ['whole', 'whole', true],
  ['the direction that they board', { bounds: [0], passengers: [] }, true],
  ['another direction', { bounds: [1], passengers: [] }, false],
  ['who is on board', { bounds: [], passengers: [1] }, true],
  ['who is not', { bounds: [], passengers: [0] }, false],
] as const)('of what is cancelled, %s, somebody is on board or nobody', (_, part, expected) => {
  expect(isOnBoard(trip, part)).toBe(expected);
});

test('a flight that was cancelled after they boarded keeps nobody from their money, a late one does', () => {
  expect(isOnBoard({ ...trip, disruptions: [{ ...disruption, kind: 'cancelled' }] }, 'whole')).toBe(false);
  expect(isOnBoard({ ...trip, disruptions: [{ ...disruption, kind: 'connectionMissed' }] }, 'whole')).toBe(true);
});
