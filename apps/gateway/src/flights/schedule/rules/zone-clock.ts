/**
 * The clock of one IANA zone over a window of time: its offsets from UTC, and the instants at which they change.
 *
 * Reading `Intl` once per window and searching a handful of transitions afterwards makes a conversion some
 * nanoseconds long; asking `Intl` for each costs microseconds.
 */
export interface ZoneClock {
  readonly timeZone: string;
  /** Minutes since 1970 UTC at which a new offset begins; ascending. */
  readonly transitions: readonly number[];
  /** The offset of an instant, in minutes ahead of UTC; instants outside the window take the nearest one inside. */
  offsetAt(utcMinute: number): number;
  /** The instant of a local time; see {@link LocalInstant}. */
  resolve(localMinute: number): LocalInstant;
}

/**
 * The instant that a local time means.
 *
 * `exact`: the only one. `overlap`: clocks went back and the time happens twice; the first one is given. `gap`: clocks
 * went forward past it; it is read by the offset before the gap, and so falls as long after it, which is what
 * RFC 5545 and Temporal's 'compatible' do.
 */
export interface LocalInstant {
  readonly utcMinute: number;
  /** The offset in force at that instant, in minutes. */
  readonly offset: number;
  readonly kind: 'exact' | 'gap' | 'overlap';
}

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/**
 * Makes the clock of a zone for a window, both ends given in minutes since 1970 UTC.
 *
 * Finds every transition in it that lasts a day at least; offsets are rounded to whole minutes.
 *
 * @throws RangeError when `Intl` does not know the zone.
 */
export function createZoneClock(timeZone: string, fromUtcMinute: number, toUtcMinute: number): ZoneClock {
  const offsetNow = offsetReader(timeZone);
  const transitions: number[] = [];
  const offsets: number[] = [offsetNow(fromUtcMinute)];
  for (let at = fromUtcMinute; at < toUtcMinute; at += MINUTES_PER_DAY) {
    const next = Math.min(at + MINUTES_PER_DAY, toUtcMinute);
    const before = offsetNow(at);
    const after = offsetNow(next);
    if (before === after) continue;
    transitions.push(firstMinuteWith(after, offsetNow, at, next));
    offsets.push(after);
  }

  const offsetAt = (utcMinute: number): number => {
    let index = transitions.length;
    while (index > 0 && utcMinute < (transitions[index - 1] ?? 0)) index -= 1;
    return offsets[index] ?? 0;
  };
  return {
    timeZone,
    transitions,
    offsetAt,
    resolve(localMinute) {
      // The offsets on either side of any transition near the local time: a day is farther than any offset reaches.
      const earlier = offsetAt(localMinute - MINUTES_PER_DAY);
      const later = offsetAt(localMinute + MINUTES_PER_DAY);
      const byEarlier = localMinute - earlier;
      const byLater = localMinute - later;
      const isByEarlier = offsetAt(byEarlier) === earlier;
      const isByLater = offsetAt(byLater) === later;
      if (!isByEarlier && !isByLater) return { utcMinute: byEarlier, offset: offsetAt(byEarlier), kind: 'gap' };
      if (isByEarlier) {
        return { utcMinute: byEarlier, offset: earlier, kind: isByLater && later !== earlier ? 'overlap' : 'exact' };
      }
      return { utcMinute: byLater, offset: later, kind: 'exact' };
    },
  };
}

function firstMinuteWith(offset: number, offsetNow: (utcMinute: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (offsetNow(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function offsetReader(timeZone: string): (utcMinute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, number>();
  return (utcMinute) => {
    let offset = known.get(utcMinute);
    if (offset === undefined) {
      const parts = new Map(format.formatToParts(utcMinute * MS_PER_MINUTE).map(({ type, value }) => [type, value]));
      const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
      const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
      offset = local / MS_PER_MINUTE - utcMinute;
      known.set(utcMinute, offset);
    }
    return offset;
  };
}

/** Makes a function that gives each zone's clock over one window, building each clock once. */
export function createZoneClocks(fromUtcMinute: number, toUtcMinute: number): (timeZone: string) => ZoneClock {
  const clocks = new Map<string, ZoneClock>();
  return (timeZone) => {
    let clock = clocks.get(timeZone);
    if (!clock) clocks.set(timeZone, (clock = createZoneClock(timeZone, fromUtcMinute, toUtcMinute)));
    return clock;
  };
}
