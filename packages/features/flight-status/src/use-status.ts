import { failureIn, GatewayError, type Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The dates that have a status, where the one that was asked for has none. */
export interface DatesWithStatus {
  readonly first: string;
  readonly last: string;
}

/** What is known of a status that is looked up again and again. */
export interface LiveStatus<Answer> {
  readonly answer: Answer | undefined;
  /** Why there is no answer at all. */
  readonly failure: Failure | undefined;
  /** Set where the date is too far away. */
  readonly outside: DatesWithStatus | undefined;
  readonly isRefreshing: boolean;
  /** Whether the answer is an old one: looking again failed. */
  readonly isStale: boolean;
  readonly refresh: () => void;
  /** The gateway's clock, moved on while the page is there. */
  readonly now: Date;
}

const CLOCK_MS = 20_000;

/** Looks up a status and keeps it up to date. */
export function useStatus<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
): LiveStatus<Answer> {
  const { data, error, refetch, isFetching, isRefetchError } = useQuery(options);
  const session = useSession();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, [session]);
  const outside = outsideOf(error);
  return {
    answer: data,
    failure: data === undefined && outside === undefined ? failureIn(error) : undefined,
    outside,
    isRefreshing: isFetching && data !== undefined,
    isStale: isRefetchError,
    refresh: () => void refetch(),
    now,
  };
}

/** Reads from a refusal which dates have a status; `undefined` for one that is about something else. */
function outsideOf(error: unknown): DatesWithStatus | undefined {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'fields') return undefined;
  const params = error.failure.problem.errors?.find(({ code }) => code === 'dateWithoutStatus')?.params;
  return typeof params?.['first'] === 'string' && typeof params['last'] === 'string'
    ? { first: params['first'], last: params['last'] }
    : undefined;
}
