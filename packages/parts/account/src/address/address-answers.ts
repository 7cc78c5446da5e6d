import type { PostalAddress } from '@airline/contract';
import { armedForcesStateForZip, getUsState } from '@airline/reference-data/us-states';
import * as z from 'zod/mini';

const longestLineLength = 100;
const longestCityLength = 60;

/** Accepts the answers of an address as they are typed; state and postal code by {@link stateFaults} and `postalCodeOfCountry`. */
export const addressAnswers = z.object({
  countryCode: z.string().check(z.minLength(1, 'required')),
  line1: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestLineLength, 'tooLong')),
  city: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestCityLength, 'tooLong')),
  stateCode: z.string(),
  postalCode: z.string().check(z.trim()),
});

export type AddressAnswers = z.infer<typeof addressAnswers>;

/**
 * Finds what is wrong with the state of an address: in the United States one is chosen, and the ZIP code of an armed-forces address
 * is that state's.
 */
export function stateFaults({
  countryCode,
  stateCode,
  postalCode,
}: AddressAnswers): readonly { readonly field: 'stateCode' | 'postalCode'; readonly code: string }[] {
  if (countryCode !== 'US') return [];
  if (stateCode === '') return [{ field: 'stateCode', code: 'required' }];
  const state = getUsState(stateCode);
  const military = armedForcesStateForZip(postalCode);
  const isElsewhere = military?.code !== stateCode && (military ?? state?.armedForcesIds) !== undefined;
  return isElsewhere && postalCode !== '' ? [{ field: 'postalCode', code: 'zipOutsideState' }] : [];
}

/** Gives an address as the gateway takes it, from answers that the schema accepts. */
export function toPostalAddress({ countryCode, line1, city, stateCode, postalCode }: AddressAnswers): PostalAddress {
  return {
    countryCode,
    line1,
    city,
    ...(countryCode === 'US' ? { stateCode } : {}),
    ...(postalCode === '' ? {} : { postalCode }),
  };
}
