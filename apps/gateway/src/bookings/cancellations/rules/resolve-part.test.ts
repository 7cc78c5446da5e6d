import { expect, test } from 'vitest';

import { resolvePart } from './resolve-part.ts';

const trip = { version: 2, offer: { bounds: ['out', 'back'] }, passengers: ['Ana', 'Leo', 'Mia'] };

test.each([
  ['nothing named', undefined, { part: 'whole' }],
  ['a direction', { version: 2, bounds: [1] }, { part: { bounds: [1], passengers: [] } }],
  ['travellers', { version: 2, passengers: [0, 2] }, { part: { bounds: [], passengers: [0, 2] } }],
  ['all directions', { version: 2, bounds: [1, 0] }, { part: 'whole' }],
  ['all travellers', { version: 2, passengers: [0, 1, 2] }, { part: 'whole' }],
  ['another version', { version: 1, passengers: [0] }, { fault: 'anotherVersion' }],
  [
    'who is not there',
    { version: 2, passengers: [0, 3] },
    { faults: [{ pointer: '/part/passengers/1', code: 'passengerNotInTrip' }] },
  ],
  [
    'a direction that is not there',
    { version: 2, bounds: [2] },
    { faults: [{ pointer: '/part/bounds/0', code: 'boundNotInTrip' }] },
  ],
])('%s', (_, wanted, expected) => {
  expect(resolvePart(trip, wanted)).toEqual(expected);
});
