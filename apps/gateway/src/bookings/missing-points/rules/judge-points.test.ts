import { expect, test } from 'vitest';

import { type JudgedTrip, judgePoints } from './judge-points.ts';

const member = { accountNumber: '6142901880', firstName: 'Ana', lastName: 'Ruiz', birthDate: '1990-04-12' };
const flownAt = '2026-12-12T13:30:00Z';
const flown = new Date('2026-12-13T00:00:00Z');

/** A trip of one direction that earns 600 points; what the rule does not read is left out. */
function tripOf({ passenger = {}, ...trip }: Partial<JudgedTrip> & { readonly passenger?: object } = {}): JudgedTrip {
  const legs = [{ departsAt: flownAt }];
  const offer = { bounds: [{ itinerary: { legs }, pointsEarned: 600 }], party: { adults: 1, children: 0 } };
  const traveller = { ...member, position: 0, ticketSerial: 1, frequentFlyerNumber: undefined, ...passenger };
  return {
    offer,
    paidWith: 'card',
    passengers: [traveller],
    cancellation: undefined,
    ...trip,
  } as unknown as JudgedTrip;
}

test.each([
  ['a flown trip of the member', tripOf(), flown, false, { state: 'credited', position: 0 }],
  [
    'one with the member’s own number',
    tripOf({ passenger: { frequentFlyerNumber: '6142901880' } }),
    flown,
    false,
    { state: 'credited' },
  ],
  [
    'one with another number',
    tripOf({ passenger: { frequentFlyerNumber: '1' } }),
    flown,
    false,
    { reason: 'otherNumber' },
  ],
  [
    'one of another birth date',
    tripOf({ passenger: { birthDate: '2015-01-01' } }),
    flown,
    false,
    { reason: 'otherBirthDate' },
  ],
  ['one that brought its points', tripOf(), flown, true, { refused: 'pointsCreditedAlready' }],
  ['one before its departure', tripOf(), new Date('2026-12-12T13:29:59Z'), false, { refused: 'pointsNotFlownYet' }],
  ['one of a year ago to the moment', tripOf(), new Date('2027-12-12T13:30:00Z'), false, { state: 'credited' }],
  ['one of more than a year ago', tripOf(), new Date('2027-12-12T13:30:01Z'), false, { refused: 'pointsTooOld' }],
  ['one that points paid', tripOf({ paidWith: 'points' }), flown, false, { refused: 'pointsNoneEarned' }],
  [
    'one without a ticket',
    tripOf({ passenger: { ticketSerial: undefined } }),
    flown,
    false,
    { refused: 'pointsNoneEarned' },
  ],
  [
    'one of somebody else',
    tripOf({ passenger: { firstName: 'Bruno' } }),
    flown,
    false,
    { refused: 'pointsNoneEarned' },
  ],
])('%s', (_name, trip, now, hasEarned, expected) => {
  expect(judgePoints(trip, member, { hasEarned, now })).toMatchObject(expected);
});
