import type { MetadataFlags } from '@airline/client-config/metadata-flags';
import type { ClientReport, ClientReports } from '@airline/contract';

import { createSendQueue } from './send-queue.ts';

const severity: Readonly<Record<MetadataFlags['logLevel'], number>> = {
  TRACE: 5,
  DEBUG: 10,
  INFO: 20,
  WARN: 30,
  ERROR: 40,
};

/**
 * How reports leave a page (docs/rules.md §9): below `logLevel` nothing is kept, a queue longer than
 * `maximumQueuedLogMessages` drops its oldest report and counts it, and the queue is sent at the interval.
 */
export type LoggerSettings = Pick<
  MetadataFlags,
  'logLevel' | 'logReportIntervalMilliseconds' | 'maximumQueuedLogMessages'
>;

export interface Logger {
  log(report: ClientReport): void;
  /** Sends what is queued now; the page calls it when it is hidden. */
  flush(): void;
  /** Stops the interval, after one last flush. */
  stop(): void;
}

/**
 * Creates the queue between what happens in a page and the gateway's collector of reports; below the level of its
 * settings nothing is kept.
 *
 * When `send` resolves to false, or rejects, the reports go back to the head of the queue and are tried again at the next
 * interval.
 *
 * @example
 * ```ts
 * import { metadataFlags } from '@airline/client-config/metadata-flags';
 * import { createLogger, sendReports } from '@airline/telemetry';
 *
 * const logger = createLogger(metadataFlags, sendReports);
 * window.addEventListener('pagehide', () => logger.flush());
 * ```
 */
export function createLogger(settings: LoggerSettings, send: (reports: ClientReports) => Promise<boolean>): Logger {
  const queue = createSendQueue<ClientReport>(
    {
      intervalMilliseconds: settings.logReportIntervalMilliseconds,
      maximumLength: settings.maximumQueuedLogMessages,
    },
    (reports, dropped) => send({ reports, dropped }),
  );
  return {
    log(report) {
      if (severity[report.level] >= severity[settings.logLevel]) queue.add(report);
    },
    flush: () => queue.flush(),
    stop: () => queue.stop(),
  };
}
