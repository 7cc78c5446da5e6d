import * as z from 'zod/mini';

import { checkPassword } from './check-password.ts';
import { type PasswordPolicy, passwordPolicy } from './password-policy.ts';
import { checkPostalCode } from './postal-code.ts';

/**
 * Makes a zod schema of a password that is being set: one issue for each broken rule, in rule order.
 *
 * Each issue's `message` and `params.code` are the failure code; `params` has the policy's lengths beside it, for the
 * words. The value passes through unchanged. Made with `zod/mini`, it also nests in schemas of full zod.
 *
 * @throws RangeError when the policy is unclear, naming its field
 *
 * @example
 * ```ts
 * import { passwordPolicy } from '@airline/validation/password';
 * import { createPasswordSchema } from '@airline/validation/schemas';
 *
 * const schema = createPasswordSchema({ ...passwordPolicy, minLength: 12 });
 * console.log(schema.safeParse('Sevilla2027').error?.issues[0]?.message); // 'tooShort'
 * ```
 */
export function createPasswordSchema(policy: PasswordPolicy = passwordPolicy): z.ZodMiniString {
  const { minLength, maxLength } = policy;
  return z.string().check(({ value, issues }) => {
    for (const code of checkPassword(value, policy)) {
      issues.push({
        code: 'custom',
        message: code,
        params: { code, minLength, maxLength },
        input: value,
        continue: true,
      });
    }
  });
}

/**
 * Holds the schema of a password under the standard policy, as `createPasswordSchema` makes it.
 *
 * @example
 * ```ts
 * import { passwordSchema } from '@airline/validation/schemas';
 *
 * const result = passwordSchema.safeParse('Password1');
 * console.log(result.error?.issues.map((issue) => issue.message)); // ['blacklisted']
 * ```
 */
export const passwordSchema: z.ZodMiniString = /* @__PURE__ */ createPasswordSchema();

/**
 * Makes a zod schema of a postal code in a country that is known: text or absent, one issue at most.
 *
 * The issue's `message` and `params.code` are the failure code. The value passes through unchanged.
 *
 * @example
 * ```ts
 * import { createPostalCodeSchema } from '@airline/validation/schemas';
 *
 * const schema = createPostalCodeSchema('ES');
 * console.log(schema.safeParse('2803').error?.issues[0]?.message); // 'badFormat'
 * ```
 */
export function createPostalCodeSchema(countryCode: string): z.ZodMiniOptional<z.ZodMiniString> {
  return z.optional(z.string()).check(({ value, issues }) => {
    const code = checkPostalCode(value, countryCode);
    if (code !== undefined) issues.push(postalCodeIssue(code, value, countryCode));
  });
}

/**
 * Makes a check for an object schema that has a postal code and a country: its issue stands at the postal code.
 *
 * Give the names of the two fields; by default they are `postalCode` and `countryCode`. It reports beside whatever else
 * is wrong in the object; a field that is not text is left to the object's own schema.
 *
 * @example
 * ```ts
 * import { postalCodeOfCountry } from '@airline/validation/schemas';
 * import * as z from 'zod/mini';
 *
 * const address = z.object({ country: z.string(), zip: z.optional(z.string()) }).check(postalCodeOfCountry('zip', 'country'));
 * console.log(address.safeParse({ country: 'US' }).error?.issues[0]); // required, at ['zip']
 * ```
 */
export function postalCodeOfCountry(
  postalCodeField = 'postalCode',
  countryCodeField = 'countryCode',
): z.core.$ZodCheck<Readonly<Record<string, unknown>>> {
  return z.check<Readonly<Record<string, unknown>>>(
    ({ value, issues }) => {
      const { [postalCodeField]: postalCode, [countryCodeField]: countryCode } = value;
      if (typeof countryCode !== 'string' || (postalCode !== undefined && typeof postalCode !== 'string')) return;
      const code = checkPostalCode(postalCode, countryCode);
      if (code !== undefined)
        issues.push({ ...postalCodeIssue(code, postalCode, countryCode), path: [postalCodeField] });
    },
    // Runs beside the issues of other fields, so that a form shows everything at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function postalCodeIssue(code: string, input: string | undefined, countryCode: string) {
  return { code: 'custom', message: code, params: { code, countryCode }, input, continue: true } as const;
}
