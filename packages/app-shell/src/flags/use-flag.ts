import { type FeatureFlag, metadataFlags } from '@airline/client-config/metadata-flags';
import { type Client, ProviderEvents } from '@openfeature/web-sdk';
import { useCallback, useSyncExternalStore } from 'react';

import { useAppFrame } from '../app-frame.tsx';
import { flagClientOf } from './flag-client.ts';

const changes = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged] as const;

/**
 * Tells whether a feature is on, and goes on telling when the provider's answer changes. While a prerendered page is taken over it
 * gives the default, which the page was drawn with.
 *
 * It brings OpenFeature's SDK along: for what is loaded after the first page.
 */
export function useFlag(flag: FeatureFlag): boolean {
  const { config } = useAppFrame().settings;
  const client = flagClientOf(config);
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(client, onChange), [client]),
    () => isFlagOn(client, flag),
    () => metadataFlags[flag],
  );
}

/** Asks a client whether a feature is on; the default counts while its provider does not know. */
export function isFlagOn(client: Client, flag: FeatureFlag): boolean {
  return client.getBooleanValue(flag, metadataFlags[flag]);
}

function subscribe(client: Client, onChange: () => void): () => void {
  for (const event of changes) client.addHandler(event, onChange);
  return () => {
    for (const event of changes) client.removeHandler(event, onChange);
  };
}
