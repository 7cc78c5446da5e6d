import type { ClientConfig } from '@airline/client-config';
import { useSyncExternalStore } from 'react';

import { useAppFrame } from './app-frame.tsx';
import { defaultPageSettings } from './page-settings.ts';

/** Gives what the deployment has set. While a prerendered page is taken over it gives the defaults, which the page was drawn with. */
export function useClientConfig(): ClientConfig {
  const { settings } = useAppFrame();
  return useSyncExternalStore(
    neverChanges,
    () => settings.config,
    () => defaultPageSettings.config,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
