import { isInCountryBox, type Place } from './country-boxes.ts';
import { canKeepOffset } from './zone-longitude.ts';

/** Says what a station's sources tell about where it is. */
export interface Evidence {
  readonly countryCode: string;
  readonly standardHours: number;
}

/** Says what is known of the sign of one coordinate: true as it came, a minus sign missing, or why it cannot be known. */
export type Sign =
  | { readonly kind: 'as given' }
  | { readonly kind: 'missing minus' }
  | { readonly kind: 'unproven'; readonly reason: string };

/** Says it of both. */
export interface Signs {
  readonly latitude: Sign;
  readonly longitude: Sign;
}

interface Candidate extends Place {
  readonly latitudeIsNegated: boolean;
  readonly longitudeIsNegated: boolean;
}

/** Lists what the coordinates may be when a minus sign may be missing: a sign that is there stays, and 0 has none. */
function candidatesFor({ latitude, longitude }: Place): readonly Candidate[] {
  return [false, true].flatMap((latitudeIsNegated) =>
    [false, true].flatMap((longitudeIsNegated) =>
      (latitudeIsNegated && latitude <= 0) || (longitudeIsNegated && longitude <= 0)
        ? []
        : [
            {
              latitude: latitudeIsNegated ? -latitude : latitude,
              longitude: longitudeIsNegated ? -longitude : longitude,
              latitudeIsNegated,
              longitudeIsNegated,
            },
          ],
    ),
  );
}

function unproven(reason: string): Signs {
  return { latitude: { kind: 'unproven', reason }, longitude: { kind: 'unproven', reason } };
}

/** Gives what all the places that fit agree on. */
function agreed(negated: readonly boolean[], countryCode: string): Sign {
  const [first] = negated;
  if (negated.some((one) => one !== first)) {
    return { kind: 'unproven', reason: `both signs lie in ${countryCode} at the zone's longitude` };
  }
  return { kind: first ? 'missing minus' : 'as given' };
}

/**
 * Proves the signs of coordinates by the country's land and the zone's meridian.
 *
 * 1. A place fits when it lies in a box of its country and within reach of its zone's meridian.
 * 2. What all the places that fit agree on is the truth, given or repaired, for each of the two coordinates.
 * 3. Where they differ, or where none fits, nothing is proven, and nothing is changed.
 */
export function checkCoordinateSigns(place: Place, { countryCode, standardHours }: Evidence): Signs {
  if (isInCountryBox(countryCode, place) === undefined) {
    return unproven(`no outline of the country ${countryCode} is known to check the place against`);
  }
  const fitting = candidatesFor(place).filter(
    (candidate) => isInCountryBox(countryCode, candidate) && canKeepOffset(candidate.longitude, standardHours),
  );
  if (fitting.length === 0) {
    return unproven(`the place is not in ${countryCode} at the zone's longitude, with either sign`);
  }
  return {
    latitude: agreed(
      fitting.map(({ latitudeIsNegated }) => latitudeIsNegated),
      countryCode,
    ),
    longitude: agreed(
      fitting.map(({ longitudeIsNegated }) => longitudeIsNegated),
      countryCode,
    ),
  };
}
