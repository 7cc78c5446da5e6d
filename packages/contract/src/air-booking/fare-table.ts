import type { FareConditions } from './fare-families.ts';

/** What each fare family includes, the cheapest first: what the gateway sells by and what pages say before anybody asks it. */
export const fareTable: readonly FareConditions[] = [
  {
    family: 'basic',
    refund: 'travelCredit',
    change: 'notAllowed',
    sameDayChange: false,
    pointsPerDollar: 2,
    boarding: 'general',
    checkedBags: 1,
    carryOnBags: 1,
  },
  {
    family: 'classic',
    refund: 'travelCredit',
    change: 'free',
    sameDayChange: false,
    pointsPerDollar: 6,
    boarding: 'general',
    checkedBags: 1,
    carryOnBags: 1,
  },
  {
    family: 'flex',
    refund: 'money',
    change: 'free',
    sameDayChange: true,
    pointsPerDollar: 10,
    boarding: 'earlyBird',
    checkedBags: 2,
    carryOnBags: 1,
  },
  {
    family: 'premium',
    refund: 'money',
    change: 'free',
    sameDayChange: true,
    pointsPerDollar: 14,
    boarding: 'priority',
    checkedBags: 2,
    carryOnBags: 1,
  },
];
