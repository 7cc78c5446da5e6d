import { limits } from '@airline/client-config/limits';
import { fareTable, type Trip } from '@airline/contract';

/**
 * Gives until when flights of a trip can still be changed: until shortly before the last direction leaves whose fare allows it.
 * `undefined` where none can be changed any more; each direction by itself is the gateway's to say.
 */
export function findChangeDeadline({ status, bounds }: Pick<Trip, 'status' | 'bounds'>, now: Date): Date | undefined {
  if (status !== 'confirmed') return undefined;
  const deadlines = bounds
    .filter(({ family }) => fareTable.some((fare) => fare.family === family && fare.change === 'free'))
    .map(({ itinerary }) => closesAt(itinerary.legs[0]?.departsAt ?? ''))
    .filter((deadline) => deadline > now);
  return deadlines.at(-1);
}

function closesAt(departsAt: string): Date {
  return new Date(Date.parse(departsAt) - limits.cancellationClosesMinutesBeforeDeparture * 60_000);
}
