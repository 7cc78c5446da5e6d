import { limits } from '@airline/client-config/limits';
import type { FlightLeg, OfferBound } from '@airline/contract';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** When check-in of a direction opens and closes, and when its first flight leaves as planned. */
export interface CheckInTimes {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly departsAt: Date;
}

/** Says when check-in of a direction is open: elapsed time before its first flight, whatever clocks do meanwhile. */
export function checkInTimes({ itinerary }: Pick<OfferBound, 'itinerary'>): CheckInTimes {
  const departsAt = Math.min(...itinerary.legs.map((leg: FlightLeg) => Date.parse(leg.departsAt)));
  return {
    opensAt: new Date(departsAt - limits.checkInOpensHoursBeforeDeparture * hourMs),
    closesAt: new Date(departsAt - limits.checkInClosesMinutesBeforeDeparture * minuteMs),
    departsAt: new Date(departsAt),
  };
}
