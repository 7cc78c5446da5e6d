import { limits } from '@airline/client-config/limits';
import type { PassengerKind } from '@airline/contract';

/**
 * Gives a person's age in whole years on a date; both are calendar dates, `YYYY-MM-DD`.
 *
 * Who was born on 29 February is a year older on 1 March of a common year.
 */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Gives the kind of traveller that somebody of an age is. */
export function kindOfAge(years: number): PassengerKind {
  if (years < limits.infantUnderAgeYears) return 'lapInfant';
  return years < limits.childUnderAgeYears ? 'child' : 'adult';
}
