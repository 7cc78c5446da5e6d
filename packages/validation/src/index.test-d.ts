import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';

import type {
  checkPassword,
  checkPostalCode,
  isPostalCodeRequired,
  passwordBlacklist,
  PasswordFailure,
  PasswordPolicy,
  passwordPolicy,
} from './index.ts';
import type { createPostalCodeSchema, passwordSchema } from './schemas.ts';

test('failures are closed sets', () => {
  expectTypeOf<PasswordFailure>().toEqualTypeOf<
    | 'tooShort'
    | 'tooLong'
    | 'firstCharacter'
    | 'missingUppercase'
    | 'missingDigit'
    | 'forbiddenCharacter'
    | 'blacklisted'
  >();
  expectTypeOf<typeof checkPassword>().returns.toEqualTypeOf<readonly PasswordFailure[]>();
  expectTypeOf<typeof checkPostalCode>().returns.toEqualTypeOf<'required' | 'badFormat' | undefined>();
});

test('functions take what the screens have', () => {
  expectTypeOf<typeof checkPassword>().parameters.toEqualTypeOf<
    [password: string, policy?: PasswordPolicy | undefined]
  >();
  expectTypeOf<typeof checkPostalCode>().parameters.toEqualTypeOf<
    [postalCode: string | undefined, countryCode: string]
  >();
  expectTypeOf<typeof isPostalCodeRequired>().toEqualTypeOf<(countryCode: string) => boolean>();
});

test('rules are read-only data', () => {
  expectTypeOf<typeof passwordPolicy>().toEqualTypeOf<PasswordPolicy>();
  expectTypeOf<typeof passwordBlacklist>().toEqualTypeOf<readonly string[]>();
});

test('schemas give text', () => {
  expectTypeOf<z.output<typeof passwordSchema>>().toEqualTypeOf<string>();
  expectTypeOf<z.output<ReturnType<typeof createPostalCodeSchema>>>().toEqualTypeOf<string | undefined>();
});
