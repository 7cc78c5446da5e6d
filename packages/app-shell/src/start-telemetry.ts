import { routeOfNoLink } from '@airline/contract';
import { matchLink } from '@airline/links';
import {
  createEvents,
  createLogger,
  createMeasurementQueue,
  isVisitMeasured,
  isVisitRecorded,
  sendMeasurements,
  sendReports,
  sendSpans,
  type Events,
  type PageContext,
} from '@airline/telemetry';
import type { LoadRecorder } from '@airline/telemetry/session-replay';

import type { PageSettings } from './page-settings.ts';

declare global {
  /** Resolves when what a page loads for a person who is there has come; absent where nobody is there. */
  var laterFetched: Promise<unknown> | undefined;
}

/**
 * Starts an app's telemetry: errors that reach the window are reported, steps and web vitals measured, and both queues sent
 * when the page is hidden.
 *
 * The scripts that observe web vitals and trace calls are fetched once the app is shown, and only for a visit that is measured; a
 * recorder of replays only for a visit that is recorded.
 */
export function startTelemetry(
  app: PageContext['app'],
  { version, config: { metadataFlags, monitoring } }: PageSettings,
  language: PageContext['language'],
  loadRecorder?: LoadRecorder,
): Events {
  const isMeasured = isVisitMeasured(monitoring, navigator);
  const logger = createLogger(metadataFlags, sendReports);
  const measurements = createMeasurementQueue(
    metadataFlags.logReportIntervalMilliseconds,
    sendMeasurements,
    isMeasured,
    window.location.search,
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
  if (!isMeasured) return events;
  const interval = metadataFlags.logReportIntervalMilliseconds;
  const isRecorded = loadRecorder !== undefined && isVisitRecorded(monitoring, isMeasured);
  const follow = (): void => {
    void measureWebVitals(events);
    void traceCalls(app, interval);
    if (isRecorded) void recordReplay(app, loadRecorder);
  };
  window.addEventListener('appshown', follow, { once: true });
  return events;
}

async function traceCalls(app: PageContext['app'], intervalMilliseconds: number): Promise<void> {
  await globalThis.laterFetched;
  try {
    const { tracePresses } = await import('@airline/telemetry/trace-presses');
    const traces = tracePresses({ app, route: shownRoute, intervalMilliseconds }, sendSpans);
    window.addEventListener('pagehide', () => traces.flush());
  } catch {
    // Without its script the visit has no traces; the page itself lacks nothing.
  }
}

async function recordReplay(app: PageContext['app'], loadRecorder: LoadRecorder): Promise<void> {
  await globalThis.laterFetched;
  try {
    const { startReplay } = await import('@airline/telemetry/session-replay');
    const stop = await startReplay(app, loadRecorder);
    window.addEventListener('pagehide', stop, { once: true });
  } catch {
    // A recorder that does not come records nothing.
  }
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
