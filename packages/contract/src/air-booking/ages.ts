import { limits } from '@airline/client-config/limits';

import type { PassengerKind } from './party.ts';

/**
 * Gives a person's age in whole years on a date; both are calendar dates, `YYYY-MM-DD`, and are not checked.
 *
 * Who was born on 29 February is a year older on 1 March of a common year. Below 0 for a date before the birth.
 *
 * @example
 * ```ts
 * import { ageOn } from '@airline/contract';
 *
 * console.log(ageOn('2015-01-13', '2027-01-12')); // 11
 * ```
 */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Gives the kind of traveller that somebody of an age in whole years is, by the limits of `@airline/client-config`.
 *
 * @example
 * ```ts
 * import { kindOfAge } from '@airline/contract';
 *
 * console.log(kindOfAge(11)); // 'child'
 * ```
 */
export function kindOfAge(years: number): PassengerKind {
  if (years < limits.infantUnderAgeYears) return 'lapInfant';
  return years < limits.childUnderAgeYears ? 'child' : 'adult';
}
