import { listSchedules } from '@airline/contract';
import { GatewayError, valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

import type { ScheduleQuestion } from './schedule-question.ts';

/** Asks what flies between two places: as good for five minutes as the gateway says. */
export function schedulesQuery(gateway: GatewayClient, query: ScheduleQuestion) {
  return queryOptions({
    queryKey: ['schedules', query],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listSchedules, { query, signal })),
    staleTime: 5 * 60_000,
  });
}

/** What the gateway has no timetable of: a date that is not on sale, or places between which nothing can fly. */
export type Unanswerable =
  | { readonly kind: 'past' | 'far'; readonly first: string; readonly last: string }
  | { readonly kind: 'unknownPlace' | 'placeNotServed'; readonly place: string }
  | { readonly kind: 'samePlace' };

/** Reads from a refusal what is wrong with a question; `undefined` for one that is about something else. */
export function findUnanswerable(error: unknown, { date }: ScheduleQuestion): Unanswerable | undefined {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'fields') return undefined;
  for (const { code, params = {} } of error.failure.problem.errors ?? []) {
    const textOf = (name: string): string => String(params[name] ?? '');
    if (code === 'samePlace') return { kind: code };
    if (code === 'unknownPlace' || code === 'placeNotServed') return { kind: code, place: textOf('place') };
    if (code === 'dateOutsideSchedule') {
      const [first, last] = [textOf('first'), textOf('last')];
      return { kind: date < first ? 'past' : 'far', first, last };
    }
  }
  return undefined;
}
