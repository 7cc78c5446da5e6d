import { routeOfNoLink } from '@airline/contract';
import { matchLink } from '@airline/links';
import {
  createEvents,
  createLogger,
  createMeasurementQueue,
  isVisitMeasured,
  sendMeasurements,
  sendReports,
  type Events,
  type PageContext,
} from '@airline/telemetry';

import type { PageSettings } from './page-settings.ts';

declare global {
  /** Resolves when what a page loads for a person who is there has come; absent where nobody is there. */
  var laterFetched: Promise<unknown> | undefined;
}

/**
 * Starts an app's telemetry: errors that reach the window are reported, steps and web vitals measured, and both queues sent
 * when the page is hidden.
 *
 * The script that observes web vitals is fetched once the app is shown, and only for a visit that is measured.
 */
export function startTelemetry(
  app: PageContext['app'],
  { version, config: { metadataFlags, monitoring } }: PageSettings,
  language: PageContext['language'],
): Events {
  const isMeasured = isVisitMeasured(monitoring, navigator);
  const logger = createLogger(metadataFlags, sendReports);
  const measurements = createMeasurementQueue(
    metadataFlags.logReportIntervalMilliseconds,
    sendMeasurements,
    isMeasured,
  );
  const events = createEvents({ logger, measurements }, { app, route: shownRoute, language, settings: version });

  window.addEventListener('error', ({ error }) => events.uncaughtError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => events.uncaughtError(reason));
  window.addEventListener('pagehide', () => {
    logger.flush();
    measurements.flush();
  });
  // A phone may end a hidden page without `pagehide`. The vitals that are final now are handed over on the way down.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') measurements.flush();
  });
  if (isMeasured) window.addEventListener('appshown', () => void measureWebVitals(events), { once: true });
  return events;
}

async function measureWebVitals(events: Events): Promise<void> {
  const loadedRoute = shownRoute();
  await globalThis.laterFetched;
  try {
    const { observeWebVitals } = await import('@airline/telemetry/web-vitals');
    observeWebVitals((vital) => events.webVital(vital, loadedRoute));
  } catch {
    // Without its script the visit has no vitals; the page itself lacks nothing.
  }
}

/** Gives the pattern of the page that is shown: its address could carry personal data. */
function shownRoute(): string {
  return matchLink(window.location.href)?.link.path ?? routeOfNoLink;
}
