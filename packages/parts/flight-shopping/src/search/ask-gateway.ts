import { failureIn } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import { CancelledError } from '@tanstack/react-query';

import { destinationsQuery } from '../destinations/destinations-query.ts';
import type { Destination } from '../destinations/list-destinations.ts';
import { lowFaresQuery } from './low-fares-query.ts';
import type { FareRoute, LowFareDay } from './low-fares.ts';

/** Asks where the nonstop flights of a month, `YYYY-MM`, lead from a place; `undefined` where no answer came. */
export function askDestinations(
  { session, queryClient }: AppServices,
  origin: string,
  month: string,
): Promise<readonly Destination[] | undefined> {
  return orNothing(queryClient.query(destinationsQuery(session, origin, month)));
}

/** Asks for the lowest fare of each day of a month, `YYYY-MM`; `undefined` where no answer came. */
export async function askLowFares(
  { session, queryClient }: AppServices,
  route: FareRoute,
  month: string,
): Promise<readonly LowFareDay[] | undefined> {
  return (await orNothing(queryClient.query(lowFaresQuery(session, route, month))))?.days;
}

/** Nobody misses these answers, nor those that are dropped with their person's data; what is a bug is thrown on, and reported. */
async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (failureIn(error) !== undefined || error instanceof CancelledError) return undefined;
    throw error;
  }
}
