import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkPassword, passwordBlacklist, type PasswordPolicy, passwordPolicy } from './password.ts';

function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Says the rules once more, sentence by sentence and as slowly as they come, sharing nothing with the engine. */
function oracle(password: string, policy: PasswordPolicy): readonly string[] {
  const characters = Array.from(password);
  const lowered = asciiLower(password);
  const isListed = policy.blacklist.some((word) =>
    policy.blacklistMatch === 'exact' ? lowered === asciiLower(word) : lowered.includes(asciiLower(word)),
  );
  const [first] = characters;
  const broken: Readonly<Record<string, boolean>> = {
    tooShort: characters.length < policy.minLength,
    tooLong: characters.length > policy.maxLength,
    firstCharacter: first !== undefined && !Array.from(policy.allowedFirst).includes(first),
    missingUppercase: policy.uppercaseRequired && !/[A-Z]/.test(password),
    missingDigit: policy.digitRequired && !/[0-9]/.test(password),
    forbiddenCharacter: characters.some((character) => !Array.from(policy.allowed).includes(character)),
    blacklisted: isListed,
  };
  return Object.keys(broken).filter((failure) => broken[failure]);
}

const piece = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.constantFrom(...Array.from(passwordPolicy.allowed)),
  fc.constantFrom('ñ', 'Ñ', 'á', '😀', '👩‍👩‍👧', '\0', '\uD83D', '\uDE00', '\u212A', 'ſ', 'İ', '\uFF11', '\uFEFF', ' '),
  fc.constantFrom(...passwordBlacklist, '1234', '65432', 'passwor', 'PRINCES', 'abc12', 'ssword'),
);
const password = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom('😀', '𝔸', '\u{10FFFF}'), { minLength: 15, maxLength: 17 }).map((pieces) => pieces.join('')),
  fc.string({ unit: fc.constantFrom(...Array.from(passwordPolicy.allowed)), minLength: 7, maxLength: 17 }),
);

test('the engine and the rules agree on the standard policy', () => {
  fc.assert(
    fc.property(password, (text) => {
      expect(checkPassword(text)).toEqual(oracle(text, passwordPolicy));
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test('the engine and the rules agree on any policy', () => {
  const unit = fc.constantFrom('a', 'b', 'c', 'A', 'B', '1', '2', '!', ' ', 'ñ', '😀');
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', 'ñ', '😀'), minLength: 1, maxLength: 5 });
  const policies = fc.nat(6).chain((minLength) =>
    fc.record({
      minLength: fc.constant(minLength),
      maxLength: fc.integer({ min: minLength, max: 12 }),
      allowed: fc.string({ unit }),
      allowedFirst: fc.string({ unit }),
      uppercaseRequired: fc.boolean(),
      digitRequired: fc.boolean(),
      blacklist: fc.array(word, { maxLength: 6 }),
      blacklistMatch: fc.constantFrom('contains' as const, 'exact' as const),
    }),
  );
  fc.assert(
    fc.property(policies, fc.array(fc.string({ unit, maxLength: 14 }), { minLength: 1 }), (policy, texts) => {
      for (const text of texts) expect(checkPassword(text, policy)).toEqual(oracle(text, policy));
    }),
    { numRuns: propertyRuns(1500) },
  );
});
