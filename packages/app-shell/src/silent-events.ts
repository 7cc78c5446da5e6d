import { createEvents } from '@airline/telemetry';

const silence = { flush: () => undefined, stop: () => undefined };

/** Every event there is, told to nobody: for tests, and for pages that are prerendered. */
export const silentEvents = createEvents(
  {
    logger: { log: () => undefined, ...silence },
    measurements: { isMeasured: false, record: () => undefined, ...silence },
  },
  { app: 'traveller', language: () => 'es', route: () => '/' },
);
