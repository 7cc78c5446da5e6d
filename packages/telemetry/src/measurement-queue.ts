import { maximumMeasurementsPerRequest, type Measurement, type Measurements } from '@airline/contract';

import type { PrepareMeasurement } from './prepare-measurement.ts';
import { createSendQueue } from './send-queue.ts';

const mostUnprepared = 4 * maximumMeasurementsPerRequest;

/** The queue of the steps of a booking and of the web vitals: another stream than the logger's reports. */
export interface MeasurementQueue {
  /** Whether the visit is measured: else it keeps and sends nothing. */
  readonly isMeasured: boolean;
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
 * What makes them ready weighs more than all the rest of telemetry: it is fetched with the first measurement, and nothing is sent
 * before it is there. `arrivalQuery` is the query of the address that the page began with.
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
  arrivalQuery = '',
): MeasurementQueue {
  if (!isMeasured) {
    return { isMeasured, record: () => undefined, flush: () => undefined, stop: () => undefined };
  }
  let prepare: PrepareMeasurement | undefined;
  let isFetching = false;
  const queue = createSendQueue<Measurement>(
    { intervalMilliseconds, maximumLength: maximumMeasurementsPerRequest },
    async (measurements, dropped) => send({ measurements, dropped }),
  );
  const unprepared: Measurement[] = [];
  function prepareAll(): void {
    if (prepare === undefined) return;
    for (const taken of unprepared.splice(0)) prepare(taken).forEach((each) => queue.add(each));
  }
  async function fetchPreparation(): Promise<void> {
    if (isFetching || prepare !== undefined) return;
    isFetching = true;
    try {
      prepare = (await import('./prepare-measurement.ts')).startPreparation(arrivalQuery);
      prepareAll();
    } catch {
      // The next measurement tries again.
    }
    isFetching = false;
  }
  return {
    isMeasured,
    record(taken) {
      unprepared.push(taken);
      // Where the script never comes, what waits for it does not grow without end.
      unprepared.splice(0, unprepared.length - mostUnprepared);
      prepareAll();
      void fetchPreparation();
    },
    flush: () => queue.flush(),
    stop: () => queue.stop(),
  };
}
