/** One way to fly a direction, with its price for all passengers. */
export interface PricedWay {
  readonly departsMs: number;
  readonly arrivesMs: number;
  readonly amountMinor: number;
}

const leastMsBetweenBounds = 60 * 60_000;

/** Gives the lowest price of ways that follow one another, one of each direction; `undefined` where none do. */
export function lowestJourney(directions: readonly (readonly PricedWay[])[]): number | undefined {
  let reached: readonly PricedWay[] = [{ departsMs: -Infinity, arrivesMs: -Infinity, amountMinor: 0 }];
  for (const ways of directions) {
    const byLanding = reached.toSorted((one, other) => one.arrivesMs - other.arrivesMs);
    let next = 0;
    let least = Infinity;
    const sums: PricedWay[] = [];
    for (const way of ways.toSorted((one, other) => one.departsMs - other.departsMs)) {
      for (
        let before = byLanding[next];
        before !== undefined && before.arrivesMs + leastMsBetweenBounds <= way.departsMs;
        before = byLanding[next]
      ) {
        least = Math.min(least, before.amountMinor);
        next += 1;
      }
      if (least < Infinity) sums.push({ ...way, amountMinor: least + way.amountMinor });
    }
    reached = sums;
  }
  const lowest = Math.min(...reached.map(({ amountMinor }) => amountMinor));
  return Number.isFinite(lowest) ? lowest : undefined;
}
