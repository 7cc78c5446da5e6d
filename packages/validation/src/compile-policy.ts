import type { PasswordPolicy } from './password-policy.ts';
import { buildWordFinder, type WordFinder } from './word-finder.ts';

/** What one character brings along, as bits above its symbol for the word finder; those of a whole password are or-ed. */
export const uppercase = 0x100;
export const digit = 0x200;
export const forbidden = 0x400;
export const notFirst = 0x800;
export const symbolMask = 0xff;

/** A policy made ready for one pass: tables for ASCII, a map for the few other characters a policy may allow. */
export interface CompiledPolicy {
  readonly policy: PasswordPolicy;
  /** The symbol and the traits of each ASCII character. */
  readonly ascii: Uint16Array;
  /** The traits of the other characters that the policy allows. */
  readonly others: ReadonlyMap<number, number>;
  readonly finder: WordFinder;
  /** Lower-case words that the finder does not know: all of them when only a whole password counts, else those outside ASCII. */
  readonly words: readonly string[];
}

const compiledPolicies = new WeakMap<PasswordPolicy, CompiledPolicy>();
let lastCompiled: CompiledPolicy | undefined;

/** Compiles a policy, once for each object; throws a RangeError that names the field when it can never be met or is unclear. */
export function compiledPolicy(policy: PasswordPolicy): CompiledPolicy {
  if (lastCompiled?.policy === policy) return lastCompiled;
  lastCompiled = compiledPolicies.get(policy) ?? compile(policy);
  compiledPolicies.set(policy, lastCompiled);
  return lastCompiled;
}

function compile(policy: PasswordPolicy): CompiledPolicy {
  refuseUnclear(policy);
  const allowed = new Set(policy.allowed);
  const allowedFirst = new Set(policy.allowedFirst);
  const traitsOf = (character: string): number =>
    (/[A-Z]/.test(character) ? uppercase : 0) |
    (/\d/.test(character) ? digit : 0) |
    (allowed.has(character) ? 0 : forbidden) |
    (allowedFirst.has(character) ? 0 : notFirst);

  const isFoundByFinder = (word: string) => policy.blacklistMatch === 'contains' && /^[\0-\x7F]+$/.test(word);
  const finder = buildWordFinder(policy.blacklist.filter(isFoundByFinder));
  return {
    policy,
    ascii: Uint16Array.from(finder.symbolOf, (symbol, code) => symbol | traitsOf(String.fromCharCode(code))),
    others: new Map(
      [...allowed, ...allowedFirst].map((character) => [character.codePointAt(0) ?? 0, traitsOf(character)]),
    ),
    finder,
    words: policy.blacklist.filter((word) => !isFoundByFinder(word)).map((word) => word.toLowerCase()),
  };
}

function refuseUnclear({ minLength, maxLength, blacklist }: PasswordPolicy): void {
  if (!Number.isSafeInteger(minLength) || minLength < 0) {
    throw new RangeError(`A policy's minLength is a whole number of characters from 0, not ${minLength}.`);
  }
  if (!Number.isSafeInteger(maxLength) || maxLength < minLength) {
    throw new RangeError(`A policy's maxLength is a whole number from its minLength ${minLength}, not ${maxLength}.`);
  }
  if (blacklist.includes('')) {
    throw new RangeError("A policy's blacklist has an empty entry, which every password contains: take it out.");
  }
}
