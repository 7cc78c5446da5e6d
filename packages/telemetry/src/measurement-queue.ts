import { maximumMeasurementsPerRequest, type Measurement, type Measurements } from '@airline/contract';

import { createSendQueue } from './send-queue.ts';

/** The queue of the steps of a booking and of the web vitals: another stream than the logger's reports. */
export interface MeasurementQueue {
  /** Keeps a measurement to be sent. What the gateway would refuse is left out then, so that it spoils no batch. */
  record(taken: Measurement): void;
  /** Sends what is queued now; the page calls it when it is hidden. */
  flush(): void;
  /** Stops the interval, after one last flush. */
  stop(): void;
}

/**
 * Creates the queue of measurements; a visit that is not measured keeps none and sends none.
 *
 * What checks them weighs more than all the rest of telemetry: it is fetched with the first measurement, and nothing is sent
 * before it is there.
 *
 * @example
 * ```ts
 * import { monitoring } from '@airline/client-config/monitoring';
 * import { createMeasurementQueue, isVisitMeasured, sendMeasurements } from '@airline/telemetry';
 *
 * const queue = createMeasurementQueue(15_000, sendMeasurements, isVisitMeasured(monitoring, navigator));
 * window.addEventListener('pagehide', () => queue.flush());
 * ```
 */
export function createMeasurementQueue(
  intervalMilliseconds: number,
  send: (batch: Measurements) => Promise<boolean>,
  isMeasured: boolean,
): MeasurementQueue {
  if (!isMeasured) return { record: () => undefined, flush: () => undefined, stop: () => undefined };
  let check: ((taken: Measurement) => boolean) | undefined;
  let isFetching = false;
  async function fetchCheck(): Promise<void> {
    if (isFetching || check !== undefined) return;
    isFetching = true;
    try {
      check = (await import('./check-measurement.ts')).isMeasurement;
    } catch {
      // The next measurement tries again.
    }
    isFetching = false;
  }
  const queue = createSendQueue<Measurement>(
    { intervalMilliseconds, maximumLength: maximumMeasurementsPerRequest },
    async (taken, dropped) => {
      if (check === undefined) return false;
      const measurements = taken.filter(check);
      return measurements.length === 0 || send({ measurements, dropped });
    },
  );
  return {
    record(taken) {
      queue.add(taken);
      void fetchCheck();
    },
    flush: () => queue.flush(),
    stop: () => queue.stop(),
  };
}
