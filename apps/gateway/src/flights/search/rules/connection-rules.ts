/** Whether a leg stays inside one customs area: the US and its territories, or any one other country. */
export type LegKind = 'domestic' | 'international';

/** Minutes a connection must have at least, by the kind of the arriving leg and then of the departing one. */
export type ConnectingMinutes = Readonly<Record<LegKind, Readonly<Record<LegKind, number>>>>;

/** What makes a connection, and a journey of several legs, one that is offered. */
export interface ConnectionRules {
  readonly minimumConnectingMinutes: ConnectingMinutes;
  /** Stations that need other times, whole or in part. */
  readonly minimumConnectingMinutesAt: Readonly<
    Record<string, Partial<Record<LegKind, Partial<Record<LegKind, number>>>>>
  >;
  /** The longest wait, by whether both legs are domestic. */
  readonly maximumLayoverMinutes: Readonly<Record<LegKind, number>>;
  /** No wait lasts over this local time at the connecting station, in minutes after midnight. */
  readonly nightEndsAt: number;
  /** Miles flown may be this many times the miles between origin and destination, and the allowance more. */
  readonly maximumDetour: number;
  readonly detourAllowanceMiles: number;
}

/**
 * The default rules.
 *
 * Times are our own, in the order of size that carriers publish: there is no public list of them.
 */
export const defaultConnectionRules: ConnectionRules = {
  minimumConnectingMinutes: {
    domestic: { domestic: 35, international: 60 },
    international: { domestic: 90, international: 75 },
  },
  minimumConnectingMinutesAt: {
    ATL: { domestic: { domestic: 45 } },
    DEN: { domestic: { domestic: 45 } },
    FLL: { international: { domestic: 105 } },
    HNL: { domestic: { domestic: 45 } },
    LAS: { domestic: { domestic: 40 } },
    LAX: { domestic: { domestic: 45, international: 75 }, international: { domestic: 105 } },
    MCO: { domestic: { domestic: 45 }, international: { domestic: 105 } },
  },
  maximumLayoverMinutes: { domestic: 300, international: 480 },
  nightEndsAt: 180,
  maximumDetour: 1.5,
  detourAllowanceMiles: 500,
};

/** Gives the minimum connecting time at a station, in minutes. */
export function minimumConnectingTime(
  rules: ConnectionRules,
  station: string,
  arriving: LegKind,
  departing: LegKind,
): number {
  const here = rules.minimumConnectingMinutesAt[station]?.[arriving]?.[departing];
  return here ?? rules.minimumConnectingMinutes[arriving][departing];
}

/** Gives the instant after an arrival at which the night ends, both in minutes since 1970 UTC: the next, never the same. */
export function nextNightEnd(rules: ConnectionRules, arrivalMinute: number, utcVariation: number): number {
  const local = arrivalMinute + utcVariation - rules.nightEndsAt;
  return (Math.floor(local / 1440) + 1) * 1440 + rules.nightEndsAt - utcVariation;
}

/** Gives the most miles that may be flown between two stations. */
export function maximumMiles(rules: ConnectionRules, directMiles: number): number {
  return directMiles * rules.maximumDetour + rules.detourAllowanceMiles;
}
