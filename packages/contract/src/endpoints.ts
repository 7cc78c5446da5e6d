import type * as z from 'zod/mini';

import { clientReports } from './client-report.ts';

/** One thing a client can ask of the gateway. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the origin; parameters as `{name}`, as OpenAPI writes them. */
  readonly path: `/${string}`;
  /** One sentence for the reader of the reference. */
  readonly summary: string;
  /** What the request's JSON body must be; absent for none. */
  readonly body?: z.ZodMiniType;
  /** The status of success; 204 has no body. */
  readonly success: 200 | 201 | 202 | 204;
}

/** Every endpoint of the gateway, by the name that both sides call it. */
export const endpoints = {
  recordClientReports: {
    method: 'POST',
    path: '/api/telemetry/v1/reports',
    summary: 'Takes what browsers report about themselves: errors and their references, nothing personal.',
    body: clientReports,
    success: 202,
  },
} as const satisfies Record<string, Endpoint>;
