import {
  type CompiledPolicy,
  compiledPolicy,
  digit,
  forbidden,
  notFirst,
  symbolMask,
  uppercase,
} from './compile-policy.ts';
import { failuresOf, type PasswordFailure } from './password-failures.ts';
import { type PasswordPolicy, passwordPolicy } from './password-policy.ts';

/**
 * Reports every rule that a password breaks, in the order of `passwordFailures`; the empty list means acceptable.
 *
 * Length counts Unicode code points; nothing is trimmed, cut or normalized. Letters, upper case and digits are ASCII. The
 * empty text has no first character to fail. Lists are frozen and shared. One pass, no backtracking, whatever the input.
 * For a password that is being set: never check one at login, where older rules may have held. Does not look it up among
 * leaked passwords. Source: docs/rules.md §5.
 *
 * @throws TypeError when the password is not text (the message never shows it)
 * @throws RangeError when the policy is unclear, naming its field
 *
 * @example
 * ```ts
 * import { checkPassword } from '@airline/validation/password';
 *
 * console.log(checkPassword('Sevilla2027')); // []
 * console.log(checkPassword('_princess')); // ['firstCharacter', 'missingUppercase', 'missingDigit', …]
 * ```
 */
export function checkPassword(password: string, policy: PasswordPolicy = passwordPolicy): readonly PasswordFailure[] {
  if (typeof password !== 'string') throw new TypeError(`A password is text, not of type ${typeof password}.`);
  return failuresOf(failureBits(password, compiledPolicy(policy)));
}

function failureBits(password: string, { policy, ascii, others, finder, words }: CompiledPolicy): number {
  const { next, found } = finder;
  let characters = 0;
  let first = 0;
  let all = 0;
  let state = 0;
  for (let index = 0; index < password.length; index += 1) {
    const unit = password.charCodeAt(index);
    let traits = ascii[unit];
    if (traits === undefined) {
      const point = password.codePointAt(index) ?? unit;
      traits = others.get(point) ?? forbidden | notFirst;
      if (point > 0xff_ff) index += 1;
    }
    if (characters === 0) first = traits;
    characters += 1;
    all |= traits;
    state = next[state + (traits & symbolMask)] ?? 0;
  }
  return (
    (characters < policy.minLength ? 1 : 0) |
    (characters > policy.maxLength ? 2 : 0) |
    ((first & notFirst) === 0 ? 0 : 4) |
    (policy.uppercaseRequired && (all & uppercase) === 0 ? 8 : 0) |
    (policy.digitRequired && (all & digit) === 0 ? 16 : 0) |
    ((all & forbidden) === 0 ? 0 : 32) |
    (state === found || isAmongWords(password, policy, words) ? 64 : 0)
  );
}

function isAmongWords(password: string, policy: PasswordPolicy, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const lowered = password.toLowerCase();
  return words.some((word) => (policy.blacklistMatch === 'exact' ? lowered === word : lowered.includes(word)));
}
