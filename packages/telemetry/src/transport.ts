import {
  browserSpansPath,
  clientReportsPath,
  measurementsPath,
  type BrowserSpans,
  type ClientReports,
  type Measurements,
} from '@airline/contract';

/**
 * Sends a batch of reports to the gateway; it outlives the page (`keepalive`), takes no cookie along, and never throws.
 *
 * Resolves to false when the batch may be tried again: no network, or the gateway is busy. A batch that the gateway
 * refuses as malformed is not tried again.
 *
 * @example
 * ```ts
 * import { sendReports } from '@airline/telemetry';
 *
 * const isDone = await sendReports({ reports: [], dropped: 0 });
 * ```
 */
export async function sendReports(batch: ClientReports): Promise<boolean> {
  return post(clientReportsPath, batch);
}

/**
 * Sends a batch of measurements to the gateway, on the terms of {@link sendReports}.
 *
 * @example
 * ```ts
 * import { sendMeasurements } from '@airline/telemetry';
 *
 * const isDone = await sendMeasurements({ measurements: [], dropped: 0 });
 * ```
 */
export async function sendMeasurements(batch: Measurements): Promise<boolean> {
  return post(measurementsPath, batch);
}

/**
 * Sends a batch of spans to the gateway, on the terms of {@link sendReports}.
 *
 * @example
 * ```ts
 * import { sendSpans } from '@airline/telemetry';
 *
 * const isDone = await sendSpans({ spans: [], dropped: 0, sentAtMs: Date.now() });
 * ```
 */
export async function sendSpans(batch: BrowserSpans): Promise<boolean> {
  return post(browserSpansPath, batch);
}

async function post(path: string, batch: ClientReports | Measurements | BrowserSpans): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: JSON.stringify(batch),
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    });
    return response.status < 500 && response.status !== 429;
  } catch {
    return false;
  }
}
