/**
 * Lists what can be wrong with a password, in the order in which failures are reported.
 *
 * @example
 * ```ts
 * import { checkPassword, passwordFailures } from '@airline/validation/password';
 *
 * const found = checkPassword('sevilla');
 * for (const rule of passwordFailures) console.log(rule, found.includes(rule) ? 'open' : 'met');
 * ```
 */
export const passwordFailures = /* @__PURE__ */ Object.freeze([
  'tooShort',
  'tooLong',
  'firstCharacter',
  'missingUppercase',
  'missingDigit',
  'forbiddenCharacter',
  'blacklisted',
] as const);

/**
 * Names one rule that a password breaks; the words for it belong to the screen that shows it.
 *
 * @example
 * ```ts
 * import type { PasswordFailure } from '@airline/validation/password';
 *
 * const failure: PasswordFailure = 'blacklisted';
 * console.log(failure);
 * ```
 */
export type PasswordFailure = (typeof passwordFailures)[number];

const lists: (readonly PasswordFailure[])[] = [];

/** Gives the failures whose bits are set (bit 0 is the first of `passwordFailures`): one frozen list for each of the 128 sets. */
export function failuresOf(bits: number): readonly PasswordFailure[] {
  const known = lists[bits];
  if (known) return known;
  const made = Object.freeze(passwordFailures.filter((_, index) => (bits & (1 << index)) !== 0));
  lists[bits] = made;
  return made;
}
