import type { Itineraries } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useQueries } from '@tanstack/react-query';

import { itinerariesQuery } from './flights-queries.ts';
import { findChosen, type ChosenFlight, type ResultsState } from './picks.ts';

/** How far the choice of flights has come. */
export interface SelectedFlights {
  /** The picks that can be had, in turn. */
  readonly chosen: readonly ChosenFlight[];
  /** The direction to choose for now; as many as there are directions when all are chosen. */
  readonly step: number;
  /** Whether a pick of the address is no longer for sale: the step is then its direction. */
  readonly isGone: boolean;
  /** What is for sale in the direction of the step. */
  readonly flights: Itineraries | undefined;
  readonly failure: Failure | undefined;
  readonly isUpdating: boolean;
  readonly retry: () => void;
}

/** Finds the picks of the address among what is for sale now, and the flights for the next one. */
export function useSelectedFlights({ search, picks }: Pick<ResultsState, 'search' | 'picks'>): SelectedFlights {
  const { bounds, party } = search;
  const session = useSession();
  const answers = useQueries({
    queries: bounds.slice(0, picks.length + 1).map((bound) => itinerariesQuery(session, bound, party)),
  });
  const chosen: ChosenFlight[] = [];
  let isGone = false;
  for (const [index, pick] of picks.entries()) {
    const flights = answers[index]?.data;
    const found = flights === undefined ? undefined : findChosen(flights, pick);
    if (found === undefined) {
      isGone = flights !== undefined;
      break;
    }
    chosen.push(found);
  }
  const answer = answers[chosen.length];
  const { error } = answer ?? {};
  return {
    chosen,
    // Until the flights of a pick are there it counts as chosen: the page does not jump when they come.
    step: chosen.length < picks.length && !isGone && !error ? picks.length : chosen.length,
    isGone,
    flights: answer?.data,
    failure: answer?.data === undefined ? failureOf(error) : undefined,
    isUpdating: answer?.data !== undefined && answer.isFetching,
    retry: () => void answer?.refetch(),
  };
}

function failureOf(error: Error | null | undefined): Failure | undefined {
  if (!error) return undefined;
  // What is no failure of the gateway is a defect: the crash page says so and reports it.
  if (error instanceof GatewayError) return error.failure;
  throw error;
}
