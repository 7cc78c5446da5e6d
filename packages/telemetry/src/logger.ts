import type { ClientReport, ClientReports } from '@airline/contract';

export type LogLevel = ClientReport['level'];

const severity: Readonly<Record<LogLevel, number>> = { DEBUG: 10, INFO: 20, WARN: 30, ERROR: 40 };

export interface LoggerSettings {
  /** Below this level nothing is kept or sent (specification §9: ERROR). */
  readonly level: LogLevel;
  /** The queue is sent this often, in milliseconds (specification §9: 15000). */
  readonly reportIntervalMs: number;
  /** A full queue drops its oldest report and counts it (specification §9: 20). */
  readonly maximumQueued: number;
}

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
  const timer = setInterval(flush, settings.reportIntervalMs);

  function trim(): void {
    const excess = queue.length - settings.maximumQueued;
    if (excess <= 0) return;
    queue = queue.slice(excess);
    dropped += excess;
  }

  function log(report: ClientReport): void {
    if (severity[report.level] < severity[settings.level]) return;
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
