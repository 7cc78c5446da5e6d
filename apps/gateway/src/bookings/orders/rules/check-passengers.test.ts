import type { Passenger } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { ana, boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { checkPassengers } from './check-passengers.ts';

const now = new Date('2026-11-21T07:00:00Z');
/** Out on 1 December, back on 20 January. */
const bounds = [boundOf([flightLeg('WN1', '2026-12-01')]), boundOf([flightLeg('WN2', '2027-01-20', 'HOU', 'DAL')])];

function faultsOf(second: Partial<Passenger> = {}, party = { adults: 1, children: 0, lapInfants: 0 }) {
  const passengers = Object.keys(second).length === 0 ? [ana] : [ana, { ...ana, firstName: 'Luz', ...second }];
  return checkPassengers(passengers, { bounds, party }, now);
}

describe('the kind of a traveller', () => {
  const families = {
    adult: { adults: 2, children: 0, lapInfants: 0 },
    child: { adults: 1, children: 1, lapInfants: 0 },
    lapInfant: { adults: 1, children: 0, lapInfants: 1 },
  };

  test.each([
    ['adult', '2014-12-01', 'twelve on the day of the first flight'],
    ['child', '2024-12-01', 'two on the day of the first flight'],
    ['child', '2015-01-21', 'twelve on the day after the last flight'],
    ['lapInfant', '2025-01-21', 'two on the day after the last flight'],
    ['lapInfant', '2026-11-21', 'born today'],
  ] as const)('%s, born on %s: %s', (...[kind, birthDate]) => {
    expect(faultsOf({ kind, birthDate }, families[kind])).toEqual([]);
  });

  test.each([
    ['adult', '2014-12-02', 'notAnAdult', '2026-12-01'],
    ['child', '2015-01-20', 'notAChild', '2027-01-20'],
    ['child', '2024-12-02', 'notAChild', '2026-12-01'],
    ['lapInfant', '2025-01-20', 'notALapInfant', '2027-01-20'],
    ['lapInfant', '2024-12-01', 'notALapInfant', '2026-12-01'],
  ] as const)('no %s, born on %s: %s on %s', (kind, birthDate, code, date) => {
    expect(faultsOf({ kind, birthDate }, families[kind])).toEqual([
      { pointer: '/passengers/1/birthDate', code, params: { date } },
    ]);
  });

  test('nobody is born in the future, where clocks are farthest ahead', () => {
    const unborn = faultsOf({ kind: 'lapInfant', birthDate: '2026-11-22' }, families.lapInfant);
    expect(unborn).toEqual([{ pointer: '/passengers/1/birthDate', code: 'birthDateInFuture' }]);
  });
});

test('as many of each kind as were offered', () => {
  expect(faultsOf({}, { adults: 2, children: 0, lapInfants: 0 })).toEqual([
    { pointer: '/passengers', code: 'partyMismatch' },
  ]);
});

test('a passport is valid until the last arrival', () => {
  const document = { number: 'XDA123456', nationality: 'ES', expiresOn: '2027-01-19' };
  const twoAdults = { adults: 2, children: 0, lapInfants: 0 };
  expect(faultsOf({ document }, twoAdults)).toEqual([
    {
      pointer: '/passengers/1/document/expiresOn',
      code: 'expiresBeforeTravel',
      params: { date: '2027-01-20' },
    },
  ]);
  expect(faultsOf({ document: { ...document, expiresOn: '2027-01-20' } }, twoAdults)).toEqual([]);
});

test('nobody stands there twice, however they are written; a namesake with another birth date may', () => {
  const twoAdults = { adults: 2, children: 0, lapInfants: 0 };
  expect(faultsOf({ firstName: 'ANA MARIA', lastName: 'Nunez O’Hara' }, twoAdults)).toEqual([
    { pointer: '/passengers/1/firstName', code: 'duplicatePassenger' },
  ]);
  expect(faultsOf({ firstName: ana.firstName, birthDate: '1960-05-05' }, twoAdults)).toEqual([]);
});
