import type {
  completeOrder,
  exportTripCalendar,
  findTrip,
  listFareFamilies,
  Trip,
  TripLookup,
} from '@airline/contract';
import { expectTypeOf, test } from 'vitest';

import type { AnswerOf, CallOptions } from './client.ts';

test('a call needs what its endpoint needs', () => {
  expectTypeOf<CallOptions<typeof findTrip>>().toHaveProperty('body').toEqualTypeOf<TripLookup>();
  expectTypeOf<CallOptions<typeof completeOrder>>().toHaveProperty('idempotencyKey').toEqualTypeOf<string>();
  expectTypeOf<{ signal: AbortSignal }>().toExtend<CallOptions<typeof listFareFamilies>>();
  expectTypeOf<object>().not.toExtend<CallOptions<typeof findTrip>>();
});

test('it gives what its endpoint gives', () => {
  expectTypeOf<AnswerOf<typeof findTrip>>().toEqualTypeOf<Trip>();
  expectTypeOf<AnswerOf<typeof exportTripCalendar>>().toEqualTypeOf<string>();
});
