import type { ClientConfig } from '@airline/client-config/client-config';
import { type Client, OpenFeature } from '@openfeature/web-sdk';

import { createSettingsProvider } from './settings-provider.ts';

const clients = new WeakMap<ClientConfig, Client>();
let count = 0;

/**
 * Returns the client of OpenFeature that answers for a page's settings: one for each, in a domain of its own.
 *
 * A company with a flag service of its own gives its provider here, in the place of the one over the settings.
 */
export function flagClientOf(config: ClientConfig): Client {
  const known = clients.get(config);
  if (known !== undefined) return known;
  count += 1;
  const domain = `settings-${count}`;
  OpenFeature.setProvider(domain, createSettingsProvider(config.metadataFlags));
  const client = OpenFeature.getClient(domain);
  clients.set(config, client);
  return client;
}
