import { maximumMeasurementsPerRequest, measurement, type Measurement, type Measurements } from '@airline/contract';

import { createSendQueue } from './send-queue.ts';

/** The queue of the steps of a booking and of the web vitals: another stream than the logger's reports. */
export interface MeasurementQueue {
  /** Keeps a measurement to be sent; what the gateway would refuse is left out, so that it spoils no batch. */
  record(taken: Measurement): void;
  /** Sends what is queued now; the page calls it when it is hidden. */
  flush(): void;
  /** Stops the interval, after one last flush. */
  stop(): void;
}

/**
 * Creates the queue of measurements; a visit that is not measured keeps none and sends none.
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
  const queue = createSendQueue<Measurement>(
    { intervalMilliseconds, maximumLength: maximumMeasurementsPerRequest },
    (measurements, dropped) => send({ measurements, dropped }),
  );
  return {
    record(taken) {
      const parsed = measurement.safeParse(taken);
      if (parsed.success) queue.add(parsed.data);
    },
    flush: () => queue.flush(),
    stop: () => queue.stop(),
  };
}
