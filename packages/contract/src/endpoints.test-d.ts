import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';

import type { OrderRequest } from './air-booking/orders.ts';
import type { ClientReports } from './telemetry/client-report.ts';
import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './generated/endpoints.ts';

test('an endpoint keeps the exact shape of its body', () => {
  expectTypeOf<z.infer<(typeof endpoints)['recordClientReports']['body']>>().toEqualTypeOf<ClientReports>();
  expectTypeOf<z.infer<(typeof endpoints)['createOrder']['body']>>().toEqualTypeOf<OrderRequest>();
});

test('a query is texts outside and values inside', () => {
  type Query = (typeof endpoints)['searchItineraries']['query'];
  expectTypeOf<z.input<Query>['adults']>().toEqualTypeOf<string>();
  expectTypeOf<z.output<Query>['adults']>().toEqualTypeOf<number>();
});

test('an endpoint says who may ask, and one that takes a token whose', () => {
  const charges = [{ budget: 'ownAccount', cost: 1 }] as const;
  const row = { method: 'GET', path: '/api/x', area: 'account', summary: 'Reads.', success: 204, charges } as const;
  expectTypeOf({ ...row, callers: 'anybody' } as const).toExtend<Endpoint>();
  expectTypeOf({ ...row, authentication: 'required', callers: 'people' } as const).toExtend<Endpoint>();
  expectTypeOf(row).not.toExtend<Endpoint>();
  expectTypeOf({ ...row, authentication: 'required' } as const).not.toExtend<Endpoint>();
  expectTypeOf({ ...row, authentication: 'required', callers: 'anybody' } as const).not.toExtend<Endpoint>();
  expectTypeOf({ ...row, callers: 'people' } as const).not.toExtend<Endpoint>();
});

test('an endpoint says what a request is charged', () => {
  const row = {
    method: 'GET',
    path: '/api/x',
    area: 'account',
    summary: 'Reads.',
    success: 204,
    callers: 'anybody',
  } as const;
  expectTypeOf({ ...row, charges: [{ budget: 'publicReading', cost: 1 }] } as const).toExtend<Endpoint>();
  expectTypeOf(row).not.toExtend<Endpoint>();
  expectTypeOf({ ...row, charges: [] } as const).not.toExtend<Endpoint>();
  expectTypeOf({ ...row, charges: [{ budget: 'none', cost: 1 }] } as const).not.toExtend<Endpoint>();
});
