import type { StationId } from './generated/station-ids.ts';

/**
 * Lists the kinds of kiosk a station may have: none, free-standing ones, or ones built into the check-in counter
 * (docs/rules.md §9).
 *
 * @example
 * ```ts
 * import { kioskTypes } from '@airline/reference-data/stations';
 *
 * const kinds = kioskTypes.length; // 3
 * ```
 */
export const kioskTypes = /* @__PURE__ */ Object.freeze(['NOKIOSK', 'STK', 'INLINE'] as const);

/**
 * Names a kind of kiosk; see {@link kioskTypes}.
 *
 * @example
 * ```ts
 * import type { KioskType } from '@airline/reference-data/stations';
 *
 * const captions: Record<KioskType, string> = { NOKIOSK: 'none', STK: 'in the hall', INLINE: 'at the counter' };
 * ```
 */
export type KioskType = (typeof kioskTypes)[number];

/**
 * Describes a station: an airport that the carrier serves, has served or sells with a partner.
 *
 * Names and types of the fields are those of docs/rules.md §3: coordinates and weight are text; `coordinatesOf`,
 * `weightOf` and `citiesServedBy` give them as values.
 *
 * @example
 * ```ts
 * import type { Station } from '@airline/reference-data/stations';
 *
 * const label = ({ shortDisplayName, id }: Station): string => `${shortDisplayName} (${id})`;
 * ```
 */
export interface Station<Id extends string = StationId> {
  /** IATA code of three capitals; a `StationId` in the catalogue, any text in a `Station<string>` of another list. */
  readonly id: Id;
  /** 'City, ST - CODE', with the country's name in place of ST abroad; a part in parentheses tells stations of one city apart. */
  readonly displayName: string;
  /** The city alone: 'Chicago (Midway)'. */
  readonly shortDisplayName: string;
  /** The name for letters, without code: 'Chicago (Midway), IL'. */
  readonly emailDisplayName: string;
  /** The airport's own name: 'Chicago Midway International Airport'. */
  readonly stationName: string;
  /** The city, or the cities with a comma and a space between them, nearest first. */
  readonly cityServed: string;
  /** The postal code of a US state or territory, or the country's English name. */
  readonly stateFederalUnit: string;
  /** ISO 3166-1 alpha-2; the territories of the US have their own. */
  readonly countryCode: string;
  /** IANA zone that `Intl` knows. */
  readonly timeZone: string;
  /** Degrees as text, negative in the south. */
  readonly latitude: string;
  /** Degrees as text, negative in the west. */
  readonly longitude: string;
  /** Number from 0 to 5 as text: breaks ties in lists and says nothing else. */
  readonly weight: string;
  /** Whether it is offered for booking now; an inactive one still resolves, for old trips. */
  readonly isActive: boolean;
  /** Whether it lies outside the US and its territories. */
  readonly internationalStation: boolean;
  readonly kioskType: KioskType;
  /** Whether vacation packages go there. */
  readonly getawaysDestination: boolean;
  /** Whether the simplified reservation feature covers it. */
  readonly ezRez: boolean;
  /** Whether a boarding pass on a phone is accepted there. */
  readonly mobileBoarding: boolean;
}
