/** What is known of a watch: amounts are cents, or points. */
export interface WatchState {
  /** What was told last, or what it was when the watch began; absent while nothing was on sale. */
  readonly below: number | undefined;
  readonly toldAt: Date | undefined;
}

/** `begin` takes the price as the one that later ones are compared with. */
export type Verdict = 'tell' | 'begin' | 'wait';

const dayMs = 24 * 60 * 60 * 1000;

/** Less than five dollars, or five hundred points, is not worth a mail; of a dear journey one in a hundred. */
const leastDrop = 500;
const leastShare = 0.01;

/** Gives the highest price that is worth a mail. */
export function tellsFrom(below: number): number {
  return below - Math.max(leastDrop, Math.ceil(below * leastShare));
}

/**
 * Says whether a price is mailed:
 *
 * 1. there is one, and one to compare it with;
 * 2. it is lower by {@link tellsFrom} than the last one that was mailed, so a price that goes up and down again is mailed once;
 * 3. the last mail is a day old. A price that is lower before that is mailed then, if it still is.
 */
export function judgePrice({ below, toldAt }: WatchState, price: number | undefined, now: Date): Verdict {
  if (price === undefined) return 'wait';
  if (below === undefined) return 'begin';
  if (price > tellsFrom(below)) return 'wait';
  return toldAt !== undefined && now.getTime() - toldAt.getTime() < dayMs ? 'wait' : 'tell';
}
