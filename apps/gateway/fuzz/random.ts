/** Draws numbers that are the same for the same seed, so that what was found can be sent again. */
export interface Random {
  /** Returns a whole number from 0 and below `limit`. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True once in so many times. */
  once(inSoMany: number): boolean;
}

/** Makes a source of chance of a seed (mulberry32, public domain, Tommy Ettinger). */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = Math.trunc(state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined && values.length === 0) throw new RangeError('There is nothing to pick from.');
      return value as (typeof values)[number];
    },
    once: (inSoMany) => below(inSoMany) === 0,
  };
}
