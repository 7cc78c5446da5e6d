import { environments } from '@airline/client-config/environments';
import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

/** Accepts what a page must know before anybody can log in: its files are the same in every environment. */
export const loginSettings = z.object({
  /** The environment, whose login clients `loginClientFor` of `@airline/client-config` names. */
  environment: z.enum(environments),
  /** The `client_id` and `response_type` that Exchange token takes from each category of people, for who has no `loginClientFor`. */
  clients: z.optional(z.record(z.string(), z.object({ clientId: z.string(), responseType: z.string() }))),
});

export type LoginSettings = z.infer<typeof loginSettings>;

/** Tells the environment, from which a page knows as which login client it asks for tokens. */
export const readLoginSettings = {
  method: 'GET',
  path: '/api/security/v4/security/login-settings',
  area: 'identity',
  summary: 'Tells the environment, and the login client of each category of people there.',
  callers: 'anybody',
  charges: 'none',
  success: 200,
  answer: loginSettings,
} as const satisfies Endpoint;
