import { isCode } from './look-up.ts';
import { readFields, shown, type FieldReader } from './normalize-fields.ts';
import { checkCoordinateSigns } from './normalize-place.ts';
import { kioskTypes, type Station } from './station-types.ts';
import { standardOffsetHours } from './zone-longitude.ts';

/**
 * Tells what was changed in a field, from which text to which, and why it is certain.
 *
 * @example
 * ```ts
 * import type { StationRepair } from '@airline/reference-data/normalize';
 *
 * const line = ({ field, from, to, reason }: StationRepair): string => `${field}: ${from} → ${to} (${reason})`;
 * ```
 */
export interface StationRepair {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/**
 * Tells what may be wrong in a field, whose text stays as it came.
 *
 * @example
 * ```ts
 * import type { StationDoubt } from '@airline/reference-data/normalize';
 *
 * const line = ({ field, value, reason }: StationDoubt): string => `${field}: ${value}? ${reason}`;
 * ```
 */
export interface StationDoubt {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/**
 * Gives a usable station with all that was repaired and all that is doubtful, or the sentence that says why there
 * is none.
 *
 * @example
 * ```ts
 * import type { NormalizedStation } from '@airline/reference-data/normalize';
 *
 * const isClean = (result: NormalizedStation): boolean =>
 *   'station' in result && result.repairs.length + result.doubts.length === 0;
 * ```
 */
export type NormalizedStation =
  | {
      readonly station: Station<string>;
      readonly repairs: readonly StationRepair[];
      readonly doubts: readonly StationDoubt[];
    }
  | { readonly error: string };

const textFields = [
  'displayName',
  'shortDisplayName',
  'emailDisplayName',
  'stationName',
  'cityServed',
  'stateFederalUnit',
] as const;

function capitals(fields: FieldReader, field: string, length: number): string {
  const given = fields.text(field);
  if (!isCode(given) || given.length !== length) {
    fields.fail(`The field ${field} is ${shown(given)}: a code of ${length} letters is needed.`);
  }
  return fields.repair(field, given, given.toUpperCase(), 'letters that are not capitals');
}

/** Puts back the minus signs that are proven to be missing, and doubts the coordinates that cannot be proven. */
function repairPlace(fields: FieldReader, countryCode: string, standardHours: number) {
  const doubts: StationDoubt[] = [];
  const latitude = fields.decimal('latitude', -90, 90);
  const longitude = fields.decimal('longitude', -180, 180);
  const evidence = { countryCode, standardHours };
  const signs = checkCoordinateSigns({ latitude: Number(latitude), longitude: Number(longitude) }, evidence);

  function signed(field: 'latitude' | 'longitude', value: string): string {
    const sign = signs[field];
    if (sign.kind === 'unproven') doubts.push({ field, value, reason: sign.reason });
    if (sign.kind !== 'missing minus') return value;
    const reason = `missing minus sign: only so does the place lie in ${countryCode} at the zone's longitude`;
    return fields.repair(field, value, `-${value}`, reason);
  }
  return { latitude: signed('latitude', latitude), longitude: signed('longitude', longitude), doubts };
}

/**
 * Makes a station of one record of a raw outside feed: repairs what it can prove, doubts the rest, never guesses.
 *
 * 1. A missing minus sign is put back where the country's land and the zone's longitude leave one possibility.
 * 2. Codes become capitals, white space around a text goes, numbers and booleans of the wrong type become the right one.
 * 3. Every change is in `repairs` with the raw text; what cannot be proven keeps its raw text and is in `doubts`.
 * 4. A record that is no object, lacks a field, or holds a value that its field cannot have gives `error`, one sentence
 *    that names the field and what was given.
 *
 * Takes any value that JSON can hold and never throws. Fields beside the rules' 18 are left out. Does not check that the code, the
 * names or the city are true, and does not look into the catalogue. The station is frozen. Source: docs/rules.md §3,
 * where some western and southern values lack their minus sign.
 *
 * @example
 * ```ts
 * import { getStation } from '@airline/reference-data/stations';
 * import { normalizeStation } from '@airline/reference-data/normalize';
 *
 * const result = normalizeStation({ ...getStation('DAL'), longitude: '96.8518' });
 * const longitude = 'station' in result ? result.station.longitude : result.error; // '-96.8518'
 * const reason = 'station' in result ? result.repairs[0]?.reason : undefined; // "missing minus sign: …"
 * ```
 */
export function normalizeStation(raw: unknown): NormalizedStation {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return {
      error: `The record is ${Array.isArray(raw) ? 'a list' : shown(raw)}: an object with the fields of a station is needed.`,
    };
  }
  const fields = readFields(raw as Readonly<Record<string, unknown>>);
  const id = capitals(fields, 'id', 3);
  const names = Object.fromEntries(textFields.map((field) => [field, fields.text(field)])) as Pick<
    Station,
    (typeof textFields)[number]
  >;
  const countryCode = capitals(fields, 'countryCode', 2);
  const timeZone = fields.text('timeZone');
  const standardHours = standardOffsetHours(timeZone);
  if (standardHours === undefined)
    fields.fail(`The field timeZone is ${shown(timeZone)}: the name of an IANA zone is needed.`);
  const { latitude, longitude, doubts } = repairPlace(fields, countryCode, standardHours ?? 0);
  const station = Object.freeze<Station<string>>({
    id,
    ...names,
    countryCode,
    timeZone,
    latitude,
    longitude,
    weight: fields.decimal('weight', 0, 5),
    isActive: fields.flag('isActive'),
    internationalStation: fields.flag('internationalStation'),
    kioskType: fields.oneOf('kioskType', kioskTypes),
    getawaysDestination: fields.flag('getawaysDestination'),
    ezRez: fields.flag('ezRez'),
    mobileBoarding: fields.flag('mobileBoarding'),
  });
  const error = fields.error();
  return error === undefined ? { station, repairs: fields.repairs, doubts } : { error };
}
