import { stateFaults } from '@airline/account/address';
import { calendarDateOf } from '@airline/forms/typed-date';
import { postalCodeOfCountry } from '@airline/validation/schemas';
import * as z from 'zod/mini';

import { twoQuestions } from '../fields/credentials-schema.ts';
import { enrollAnswers, type EnrollAnswers } from './enroll-answers.ts';
import { findStep, isAskedIn, type EnrollStep } from './enroll-steps.ts';

/** Who is younger does not enrol by themselves: the gateway holds the same. */
export const adultAgeYears = 18;

interface Fault {
  readonly field: keyof EnrollAnswers;
  readonly code: string;
}

/**
 * Makes the schema of an application, every fault at once:
 *
 * 1. the birth date exists, has been, and is 18 years ago or more;
 * 2. in the United States a state is chosen, and the ZIP code of an armed-forces address is that state's;
 * 3. the postal code is as the country has it;
 * 4. the two security questions are different.
 *
 * `today` is a calendar date, `YYYY-MM-DD`.
 */
export function createEnrollSchema(today: string): typeof enrollAnswers {
  return enrollAnswers.check(twoQuestions, postalCodeOfCountry(), ({ value, issues }) => {
    for (const { field, code } of [...birthDateFaults(value, today), ...stateFaults(value)]) {
      issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
    }
  });
}

function birthDateFaults({ birthDate }: EnrollAnswers, today: string): readonly Fault[] {
  const field = 'birthDate';
  if (birthDate === '') return [{ field, code: 'required' }];
  const date = calendarDateOf(birthDate);
  if (date === undefined) return [{ field, code: 'badDate' }];
  if (date > today) return [{ field, code: 'dateInFuture' }];
  return yearsBefore(today, adultAgeYears) < date ? [{ field, code: 'underage' }] : [];
}

/** Makes the schema of a step: of what is wrong with an application, what that step asks for. */
export function createStepSchema(application: typeof enrollAnswers, step: EnrollStep): typeof enrollAnswers {
  return application.check(
    z.check(
      ({ issues }) => {
        const own = issues.filter(({ path }) => isAskedIn(step, String(path?.[0])));
        issues.splice(0, issues.length, ...own);
      },
      { when: () => true },
    ),
  );
}

/** Finds the first step whose answers are not complete; the last one where all are. */
export function findIncompleteStep(application: typeof enrollAnswers, answers: EnrollAnswers): EnrollStep {
  const { error } = application.safeParse(answers);
  return findStep(error?.issues.map(({ path }) => String(path[0])) ?? []);
}

/** Gives the same day so many years before; texts of dates compare as the dates do. */
function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
