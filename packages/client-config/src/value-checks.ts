import { type Check, shown } from './setting-check.ts';

/** Takes a value that a condition holds for. */
function suchThat<Value>(isSuch: (value: unknown) => boolean, expected: string): Check<Value> {
  return (value, path, errors): value is Value => {
    if (isSuch(value)) return true;
    errors.push({ path, reason: `is ${shown(value)}; give ${expected}.` });
    return false;
  };
}

/** Takes one of a closed list of texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): Check<Value> {
  return suchThat((value) => values.some((known) => known === value), `one of ${values.join(', ')}`);
}

/** Takes a text of a form. */
export function text(form: RegExp, expected: string): Check<string> {
  return suchThat((value) => typeof value === 'string' && form.test(value), expected);
}

/** Takes true or false. */
export function trueOrFalse(): Check<boolean> {
  return suchThat((value) => typeof value === 'boolean', 'true or false');
}

/** Takes a number in a range, both ends included. */
export function numberFrom(least: number, most: number): Check<number> {
  return suchThat(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  );
}

/** Takes a whole number in a range, both ends included. */
export function wholeNumberFrom(least: number, most: number): Check<number> {
  return suchThat(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}
