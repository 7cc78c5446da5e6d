/** A share with the interval that holds the true one 95 times of 100, all from -1 to 1. */
export interface Interval {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** So many of so many: `count` is a whole number from 0 to `of`, and `of` is 1 or more. */
export interface Proportion {
  readonly count: number;
  readonly of: number;
}

/** The quantile of the normal distribution for an interval of 95 %, two-sided. */
const z95 = 1.959_964;

/**
 * The quantiles that keep 95 % over all comparisons with the default together: alpha / k for k of them (Bonferroni).
 * By the number of comparisons, from 1.
 */
const zOfComparisons = [z95, 2.241_403, 2.393_98] as const;

/**
 * Gives a share and its interval by Wilson's score method, which stays within 0 and 1 and holds for few and for rare cases.
 *
 * Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
 */
export function wilsonInterval({ count, of }: Proportion, z = z95): Interval {
  const value = count / of;
  const centre = value + (z * z) / (2 * of);
  const spread = z * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  // At the ends the rule is exact, and floating point is not.
  return {
    value,
    from: count === 0 ? 0 : (centre - spread) / scale,
    to: count === of ? 1 : (centre + spread) / scale,
  };
}

/**
 * Gives the difference of two independent shares, the tried one minus that of the default, and its interval by Newcombe's hybrid
 * score method (his method 10), which is made of the Wilson intervals of both.
 *
 * @param comparisons how many variants are compared with the same default: 1 to 3. The interval is wider for each, so that all of
 * them hold together.
 *
 * Source: R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17 (1998).
 */
export function newcombeInterval(tried: Proportion, byDefault: Proportion, comparisons = 1): Interval {
  const z = zOfComparisons[comparisons - 1] ?? zOfComparisons[2];
  const one = wilsonInterval(tried, z);
  const other = wilsonInterval(byDefault, z);
  const value = one.value - other.value;
  return {
    value,
    from: value - Math.hypot(one.value - one.from, other.to - other.value),
    to: value + Math.hypot(one.to - one.value, other.value - other.from),
  };
}

/** Chi-square that chance exceeds once in a thousand, by degrees of freedom from 1. */
const chiSquareOfThousand = [10.828, 13.816, 16.266] as const;

/** The fewest cases that each variant must be due for the test of {@link isSplitWrong} to hold. */
const fewestExpected = 5;

/**
 * Tells whether exposures are so far from the weights that chance alone does it less than once in a thousand: something then loses the
 * exposures of one variant, and no figure of the experiment means anything. False while there are too few to tell.
 *
 * @param exposures of two to four variants, with their weights
 *
 * Source: Pearson's chi-square test of goodness of fit.
 */
export function isSplitWrong(exposures: readonly { readonly count: number; readonly weight: number }[]): boolean {
  const total = exposures.reduce((sum, { count }) => sum + count, 0);
  const weights = exposures.reduce((sum, { weight }) => sum + weight, 0);
  const cases = exposures.map(({ count, weight }) => ({ count, expected: (total * weight) / weights }));
  if (cases.some(({ expected }) => expected < fewestExpected)) return false;
  const chiSquare = cases.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare > (chiSquareOfThousand[exposures.length - 2] ?? chiSquareOfThousand[2]);
}
