/**
 * Lists the words that no password may contain, verbatim and in the order of docs/rules.md §5.
 *
 * Letter case differs from entry to entry as given there; comparing ignores it.
 *
 * @example
 * ```ts
 * import { passwordBlacklist } from '@airline/validation/password';
 *
 * console.log(passwordBlacklist.length); // 20
 * ```
 */
export const passwordBlacklist: readonly string[] = /* @__PURE__ */ Object.freeze([
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '654321',
  'abc123',
  'Ashley',
  'babygirl',
  'Daniel',
  'iloveyou',
  'Jessica',
  'Lovely',
  'michael',
  'monkey',
  'Nicole',
  'Password',
  'princess',
  'Qwerty',
  'rockyou',
]);

/**
 * Holds the password rules as data, so that the engine, a form's live checklist and a help text say the same.
 *
 * A policy is compiled when it is first used and kept by identity: make one, never change it.
 *
 * @example
 * ```ts
 * import { checkPassword, type PasswordPolicy, passwordPolicy } from '@airline/validation/password';
 *
 * const stricter: PasswordPolicy = { ...passwordPolicy, minLength: 12 };
 * console.log(checkPassword('Sevilla2027', stricter)); // ['tooShort']
 * ```
 */
export interface PasswordPolicy {
  /** The fewest characters, counted in Unicode code points. */
  readonly minLength: number;
  /** The most characters, counted in Unicode code points. */
  readonly maxLength: number;
  /** Every allowed character. */
  readonly allowed: string;
  /** Every character that may stand first. */
  readonly allowedFirst: string;
  /** Whether one of `A` to `Z` must be there. */
  readonly uppercaseRequired: boolean;
  /** Whether one of `0` to `9` must be there. */
  readonly digitRequired: boolean;
  /** The words that are refused, compared without letter case. */
  readonly blacklist: readonly string[];
  /** `contains`: refused anywhere in the password; `exact`: only when they are all of it. */
  readonly blacklistMatch: 'contains' | 'exact';
}

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Holds the rules for a password that is being set: 8 to 16 characters, a letter or digit first, an upper-case letter, a
 * digit, nothing but ASCII letters, digits and `! @ # $ % ^ * ( ) , . ; : / \`, and no word of the blacklist in it.
 *
 * Source: docs/rules.md §5. "Must start with a word character" leaves out `_`, which is not among the allowed ones.
 *
 * @example
 * ```ts
 * import { passwordPolicy } from '@airline/validation/password';
 *
 * console.log(`${passwordPolicy.minLength}-${passwordPolicy.maxLength}`); // '8-16'
 * ```
 */
export const passwordPolicy: PasswordPolicy = /* @__PURE__ */ Object.freeze({
  minLength: 8,
  maxLength: 16,
  allowed: `${lettersAndDigits}!@#$%^*(),.;:/\\`,
  allowedFirst: lettersAndDigits,
  uppercaseRequired: true,
  digitRequired: true,
  blacklist: passwordBlacklist,
  blacklistMatch: 'contains',
});
