/** A delay that a leg has by itself. */
export interface OwnDelay {
  /** Below 0: it leaves early. */
  readonly minutes: number;
  /** IATA delay code (AHM 730). */
  readonly code: string;
}

/** How many legs of a hundred leave how late: rows in order, the first whose `until` is above the drawn share. */
const delayRows = [
  { until: 0.6, least: -4, most: 2 },
  { until: 0.85, least: 3, most: 13 },
  { until: 0.955, least: 15, most: 42 },
  { until: 1, least: 45, most: 140 },
] as const;

/** What causes short and long delays, by share. */
const shortCauses = ['15', '19', '33', '36', '81', '67'] as const;
const longCauses = ['41', '46', '83', '66'] as const;
const LONG_FROM_MINUTES = 45;

/** Draws a leg's own delay; `random` gives a number from 0 up to 1 for each thing that it is asked for. */
export function drawDelay(random: (what: string) => number): OwnDelay {
  const share = random('delay');
  const { least, most } = delayRows.find(({ until }) => share < until) ?? delayRows[0];
  const minutes = Math.round(least + random('minutes') * (most - least));
  const causes = minutes >= LONG_FROM_MINUTES ? longCauses : shortCauses;
  return { minutes, code: causes[Math.floor(random('cause') * causes.length)] ?? shortCauses[0] };
}
