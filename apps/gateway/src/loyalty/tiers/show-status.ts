import type { LoyaltyStatus } from '@airline/contract';

import type { NamedRefusal, Refused } from '../../http/refusal.ts';
import { refusedByName } from '../../http/refusal.ts';
import { readPointsMovements } from '../points/points-store.ts';
import { airlineDateAt, sumYear, tierAt, toEarnedPeriods, yearOf } from './rules/tiers.ts';
import { toStatements } from './rules/yearly-statements.ts';
import type { TierServices } from './services.ts';
import { readQualifyingFlights, readTierPeriods } from './tier-store.ts';

/** Shows where a member stands, by the flights that have departed by now, whether or not the job has seen them yet. */
export async function showLoyaltyStatus(
  { db, now, findMember }: TierServices,
  accountId: string,
): Promise<LoyaltyStatus | Refused<NamedRefusal<'notPermitted'>>> {
  const member = await findMember(accountId);
  if (member === undefined) return refusedByName('notPermitted');
  const at = now();
  const flights = await readQualifyingFlights(db, accountId);
  const flown = flights.filter((flight) => flight.at <= at);
  const granted = (await readTierPeriods(db, accountId)).filter(({ cause }) => cause === 'granted');
  const periods = [...granted, ...toEarnedPeriods(flown)].toSorted((one, other) =>
    other.since.localeCompare(one.since),
  );
  const year = yearOf(airlineDateAt(at));
  const counted = (await readPointsMovements(db, accountId)).filter((movement) => movement.at <= at);
  const { accountNumber, firstName, lastName, memberSince } = member;
  return {
    at: at.toISOString(),
    accountNumber,
    firstName,
    lastName,
    memberSince: memberSince.toISOString().slice(0, 'YYYY-MM-DD'.length),
    balance: counted.reduce((sum, { points }) => sum + points, 0),
    ...tierAt(periods, at),
    year,
    flown: sumYear(flown, year),
    booked: sumYear(
      flights.filter((flight) => flight.at > at),
      year,
    ),
    periods,
    statements: [...toStatements(counted, flown)],
  };
}
