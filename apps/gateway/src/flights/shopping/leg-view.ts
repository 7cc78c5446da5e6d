import type { FlightLeg, ItineraryView } from '@airline/contract';

import { type Itinerary, itineraryId } from '../search/rules/index.ts';
import type { DatedLeg, DatedLegEnd } from '../schedule/rules/index.ts';
import { flightName } from '../schedule/rules/leg-pattern.ts';

/** The search gives the same leg again as long as its date stays expanded, so that each is written once. */
const views = new WeakMap<DatedLeg, FlightLeg>();

/** Shows a leg as the contract has it. */
function legView(leg: DatedLeg): FlightLeg {
  let view = views.get(leg);
  if (!view) views.set(leg, (view = createLegView(leg)));
  return view;
}

/** Shows an itinerary as the contract has it. */
export function itineraryView(itinerary: Itinerary): ItineraryView {
  return {
    id: itineraryId(itinerary),
    legs: itinerary.legs.map(legView),
    connections: [...itinerary.connections],
    stops: itinerary.stops,
    durationMinutes: itinerary.durationMinutes,
  };
}

function createLegView({ id, pattern, departure, arrival, blockMinutes }: DatedLeg): FlightLeg {
  return {
    id,
    flight: flightName(pattern),
    from: departure.station,
    to: arrival.station,
    departsAt: offsetDateTime(departure),
    arrivesAt: offsetDateTime(arrival),
    durationMinutes: blockMinutes,
    aircraft: pattern.aircraftType,
  };
}

/** Writes the time of a leg's end as the clocks of its place show it, with their offset from UTC. */
export function offsetDateTime({ localTime, utcVariation }: DatedLegEnd): string {
  const ahead = Math.abs(utcVariation);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const offset = `${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
  return `${localTime}:00${utcVariation < 0 ? '-' : '+'}${offset}`;
}
