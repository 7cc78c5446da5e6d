import { measurement, type Measurement } from '@airline/contract';

import { markFirstStep } from './booking-steps.ts';
import { keepCampaign, readCampaign } from './campaign.ts';
import { takeConversions } from './experiment-record.ts';
import { isMeasuringRefused } from './measuring-refused.ts';

/** Makes of what a page tells what is sent: nothing that the gateway would refuse. */
export type PrepareMeasurement = (taken: Measurement) => readonly Measurement[];

/**
 * Starts what makes measurements ready, and keeps where the visit came from.
 *
 * Of who has chosen since not to be measured nothing is sent.
 *
 * 1. A route that is no link's and a number out of its range are left out: the gateway would refuse the batch.
 * 2. A step of a booking says whether this booking reached it for the first time.
 * 3. The goal of an experiment that the browser was shown is reported beside it.
 * 4. Each says where the visit came from.
 */
export function startPreparation(arrivalQuery: string): PrepareMeasurement {
  keepCampaign(arrivalQuery);
  return (taken) => {
    if (isMeasuringRefused() || !measurement.safeParse(taken).success) return [];
    const campaign = readCampaign();
    return [markFirstStep(taken), ...takeConversions(taken)].map((each) =>
      campaign === undefined ? each : { ...each, campaign },
    );
  };
}
