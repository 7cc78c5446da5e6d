import { environments } from '@airline/client-config/environments';
import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

/** Accepts what a page must know before anybody can log in: its files are the same in every environment. */
export const loginSettings = z.object({
  /** The environment, whose login clients `loginClientFor` names. */
  environment: z.enum(environments),
});

export type LoginSettings = z.infer<typeof loginSettings>;

/** Tells the environment, from which a page knows as which login client it asks for tokens. */
export const readLoginSettings = {
  method: 'GET',
  path: '/api/security/v4/security/login-settings',
  area: 'identity',
  summary: 'Tells the environment, which with the category of the person names the login client.',
  callers: 'anybody',
  charges: 'none',
  success: 200,
  answer: loginSettings,
} as const satisfies Endpoint;
