import { formatBoardingPass, toPassName } from '@airline/boarding-pass';
import { expect, test } from 'vitest';

import { readPassLookup } from './pass-lookup.ts';

const leg = {
  recordLocator: 'ABC234',
  from: 'DAL',
  to: 'HOU',
  carrier: '9Z',
  flightNumber: '1234',
  dayOfYear: '335',
  compartment: 'Y',
  sequence: '0017',
  status: '1',
} as const;

const passOf = (passengerName: string) => formatBoardingPass({ passengerName, ticketIndicator: 'E', legs: [leg] });

test('a pass says the code of its trip and the name of its passenger', () => {
  const passengerName = toPassName({ firstName: 'María José', lastName: 'Núñez-O’Hara' });
  expect(readPassLookup(`${passOf(passengerName)}\r\n`)).toEqual({
    recordLocator: 'ABC234',
    firstName: 'MARIA JO',
    lastName: 'NUNEZ OHARA',
  });
});

test.each(['', 'ABC234', '%B4242424242424242^RUIZ/ANA^3012?', passOf('RUIZ')])('%s finds no trip', (text) => {
  expect(readPassLookup(text)).toBeUndefined();
});
