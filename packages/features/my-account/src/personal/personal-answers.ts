import { addressAnswers, stateFaults, toPostalAddress } from '@airline/account/address';
import { contact, documentName, genders, type MemberProfile, type PersonalDetails } from '@airline/contract';
import { internationalPhone } from '@airline/travellers';
import { postalCodeOfCountry } from '@airline/validation/schemas';
import * as z from 'zod/mini';

const answers = z.object({
  middleName: z.string().check(
    z.trim(),
    z.refine((name) => name === '' || documentName.safeParse(name).success, 'badName'),
  ),
  gender: z.string(),
  ...addressAnswers.shape,
  phoneCountry: z.string(),
  phone: z.string(),
  otherPhone: z.string(),
  language: z.enum(['es', 'en']),
});

export type PersonalAnswers = z.infer<typeof answers>;

/** Accepts personal details as they are typed, every fault at once: postal code and state as the country has them, telephone numbers. */
export const personalSchema = answers.check(
  postalCodeOfCountry(),
  z.check(
    ({ value, issues }) => {
      const phones = (['phone', 'otherPhone'] as const)
        .filter((field) => value[field].trim() !== '')
        .filter((field) => !contact.shape.phone.safeParse(internationalPhone(value.phoneCountry, value[field])).success)
        .map((field) => ({ field, code: 'invalid' }));
      for (const { field, code } of [...stateFaults(value), ...phones]) {
        issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);

/** Gives the answers of what is kept; a telephone number stands in its international form, which is good in any country. */
export function toPersonalAnswers({ personal }: MemberProfile): PersonalAnswers {
  const { address } = personal;
  return {
    middleName: personal.middleName ?? '',
    gender: personal.gender ?? '',
    countryCode: address?.countryCode ?? '',
    line1: address?.line1 ?? '',
    city: address?.city ?? '',
    stateCode: address?.stateCode ?? '',
    postalCode: address?.postalCode ?? '',
    phoneCountry: address?.countryCode ?? 'US',
    phone: personal.phone ?? '',
    otherPhone: personal.otherPhone ?? '',
    language: personal.language,
  };
}

/** Gives personal details as the gateway takes them, from answers that the schema accepted. The second line of an address stays. */
export function toPersonalDetails(typed: PersonalAnswers, line2: string | undefined): PersonalDetails {
  const gender = genders.find((each) => each === typed.gender);
  const phone = phoneOf(typed.phoneCountry, typed.phone);
  const otherPhone = phoneOf(typed.phoneCountry, typed.otherPhone);
  return {
    ...(typed.middleName === '' ? {} : { middleName: typed.middleName }),
    ...(gender === undefined ? {} : { gender }),
    address: { ...toPostalAddress(typed), ...(line2 === undefined ? {} : { line2 }) },
    ...(phone === undefined ? {} : { phone }),
    ...(otherPhone === undefined ? {} : { otherPhone }),
    language: typed.language,
  };
}

function phoneOf(country: string, typed: string): string | undefined {
  return typed.trim() === '' ? undefined : internationalPhone(country, typed);
}

/** Gives the field of the form that a pointer into the request speaks of. */
export function personalPointer(pointer: string): string {
  return pointer.startsWith('/address/') ? pointer.slice('/address'.length) : pointer;
}
