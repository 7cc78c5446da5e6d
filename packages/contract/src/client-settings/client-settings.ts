import { environments } from '@airline/client-config/environments';
import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

/** Accepts the version of a deployment's settings: the same settings have the same version in every gateway. */
export const settingsVersion = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/**
 * Accepts what a client is configured with. Pages that the gateway serves have it in them, as JSON in the element with the id
 * `clientSettingsElementId`, without `clients`.
 */
export const clientSettings = z.object({
  /** The environment, whose login clients `loginClientFor` of `@airline/client-config` names. */
  environment: z.enum(environments),
  version: settingsVersion,
  /** The API key of the page's surface, which each of its requests carries; in pages alone, and absent where the gateway has none. */
  apiKey: z.optional(z.string()),
  /** What the deployment has set in place of the defaults, as `parseAppSettings` of `@airline/client-config` takes it. */
  settings: z.record(z.string(), z.unknown()),
  /** The `client_id` and `response_type` that Exchange token takes from each category of people, for a client without `loginClientFor`. */
  clients: z.optional(z.record(z.string(), z.object({ clientId: z.string(), responseType: z.string() }))),
});

export type ClientSettings = z.infer<typeof clientSettings>;

/** Tells what a deployment has set for its clients. */
export const readClientSettings = {
  method: 'GET',
  path: '/api/client-settings/v1/settings',
  area: 'client-settings',
  summary:
    'Tells the environment, what the deployment has set for its clients, and the login client of each category of people.',
  callers: 'anybody',
  takesNoApiKey: true,
  charges: 'none',
  success: 200,
  answer: clientSettings,
} as const satisfies Endpoint;
