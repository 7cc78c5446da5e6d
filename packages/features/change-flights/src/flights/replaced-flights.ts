import type { ChangeOptions, OfferBound, Trip } from '@airline/contract';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import type { ReplacedFlight } from '@airline/flight-shopping/results';
import { getStation } from '@airline/reference-data/stations';

/**
 * Gives the booked flights that new ones take the place of, with what was paid for each, and the flights around them that stay.
 */
export function listReplacedFlights(
  trip: Trip,
  changed: readonly number[],
  options: ChangeOptions,
  now: Date,
): readonly ReplacedFlight[] {
  return changed.flatMap((place) => {
    const bound = trip.bounds[place];
    if (bound === undefined) return [];
    return [
      {
        itinerary: bound.itinerary,
        family: bound.family,
        ...pricesOf(bound, trip.party),
        noDearerBecause: whyNoDearer(options.bounds[place], isToday(bound, now)),
        before: changed.includes(place - 1) ? undefined : trip.bounds[place - 1],
        after: changed.includes(place + 1) ? undefined : trip.bounds[place + 1],
      },
    ];
  });
}

function whyNoDearer(
  option: ChangeOptions['bounds'][number] | undefined,
  leavesToday: boolean,
): ReplacedFlight['noDearerBecause'] {
  if (option?.disruption !== undefined) return 'disruption';
  return option?.hasSameDayChange === true && leavesToday ? 'sameDay' : undefined;
}

/** Tells whether a direction leaves on the day that it is where it leaves from. */
export function isToday({ itinerary: { legs } }: Pick<OfferBound, 'itinerary'>, now: Date): boolean {
  const [first] = legs;
  if (first === undefined) return false;
  const today = dateIn(getStation(first.from)?.timeZone ?? 'UTC', now);
  return first.departsAt.startsWith(today);
}

function pricesOf({ perPassenger, fare }: OfferBound, { adults, children, lapInfants }: Trip['party']) {
  const tickets = adults + children;
  const infantMinor = sum(fare?.lapInfantTaxes);
  // The excise, a share of the fare in money, is not paid where points pay the fare.
  const taxesMinor = sum(fare?.taxes.filter(({ code }) => code !== 'US'));
  const perPerson = {
    amountMinor: perPassenger.amountMinor,
    points: fare?.points ?? 0,
    taxesWithPointsMinor: taxesMinor,
  };
  return {
    perPerson,
    forParty: {
      amountMinor: tickets * perPerson.amountMinor + lapInfants * infantMinor,
      points: tickets * perPerson.points,
      taxesWithPointsMinor: tickets * taxesMinor + lapInfants * infantMinor,
    },
  };
}

function sum(taxes: NonNullable<OfferBound['fare']>['taxes'] = []): number {
  return taxes.reduce((total, { amount }) => total + amount.amountMinor, 0);
}
