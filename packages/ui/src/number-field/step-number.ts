/** Where stepping stops and how far one step goes. */
export interface StepLimits {
  readonly minimum: number;
  /** No upper limit when absent. */
  readonly maximum?: number | undefined;
  readonly step: number;
}

const WHOLE_NUMBER = /^[+-]?\d+$/;

/**
 * Gives the text one step up or down from a typed one; `undefined` when it is no whole number, so that nothing typed is lost.
 *
 * 1. A blank text steps to 0, or to the limit that is closest to it.
 * 2. A step goes to the next multiple of `step`, counted from `minimum`.
 * 3. It never goes past a limit; a number outside the limits steps onto the limit.
 */
export function stepNumber(
  text: string,
  direction: 1 | -1,
  { minimum, maximum, step }: StepLimits,
): string | undefined {
  const within = (value: number) => String(Math.max(minimum, Math.min(maximum ?? Number.MAX_SAFE_INTEGER, value)));
  const typed = text.trim();
  if (typed === '') return within(0);
  const value = Number(typed);
  if (!WHOLE_NUMBER.test(typed) || !Number.isSafeInteger(value)) return undefined;
  const stepsDone = (value - minimum) / step;
  const stepsNext = direction === 1 ? Math.floor(stepsDone) + 1 : Math.ceil(stepsDone) - 1;
  return within(minimum + stepsNext * step);
}
