import type { MetadataFlags } from '@airline/client-config/metadata-flags';
import type { ClientReport, ClientReports } from '@airline/contract';

const severity: Readonly<Record<MetadataFlags['logLevel'], number>> = {
  TRACE: 5,
  DEBUG: 10,
  INFO: 20,
  WARN: 30,
  ERROR: 40,
};

/**
 * How reports leave a page (specification §9): below `logLevel` nothing is kept, a queue longer than
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
 * Creates the queue between what happens in a page and the gateway's collector.
 *
 * When `send` resolves to false, or rejects, the reports go back to the head of the queue and are tried again at the next
 * interval.
 */
export function createLogger(settings: LoggerSettings, send: (reports: ClientReports) => Promise<boolean>): Logger {
  let queue: ClientReport[] = [];
  let dropped = 0;
  const timer = setInterval(flush, settings.logReportIntervalMilliseconds);

  function trim(): void {
    const excess = queue.length - settings.maximumQueuedLogMessages;
    if (excess <= 0) return;
    queue = queue.slice(excess);
    dropped += excess;
  }

  function log(report: ClientReport): void {
    if (severity[report.level] < severity[settings.logLevel]) return;
    queue.push(report);
    trim();
  }

  function flush(): void {
    if (queue.length === 0) return;
    const batch: ClientReports = { reports: queue, dropped };
    queue = [];
    dropped = 0;
    void deliver(batch);
  }

  async function deliver(batch: ClientReports): Promise<void> {
    const done = await send(batch).catch(() => false);
    if (done) return;
    queue = [...batch.reports, ...queue];
    dropped += batch.dropped;
    trim();
  }

  return {
    log,
    flush,
    stop() {
      clearInterval(timer);
      flush();
    },
  };
}
