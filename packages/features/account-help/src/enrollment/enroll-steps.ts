import type { EnrollAnswers } from './enroll-answers.ts';

/** The steps of enrolment, in their order. */
export const enrollSteps = ['person', 'access', 'recovery'] as const;

export type EnrollStep = (typeof enrollSteps)[number];

/** The step that asks for each answer. */
const stepOfField: Readonly<Record<keyof EnrollAnswers, EnrollStep>> = {
  firstName: 'person',
  lastName: 'person',
  birthDate: 'person',
  email: 'person',
  countryCode: 'person',
  line1: 'person',
  city: 'person',
  stateCode: 'person',
  postalCode: 'person',
  username: 'access',
  password: 'access',
  firstQuestion: 'recovery',
  firstAnswer: 'recovery',
  secondQuestion: 'recovery',
  secondAnswer: 'recovery',
  marketingEmail: 'recovery',
  personalisedOffers: 'recovery',
  partnerSharing: 'recovery',
  terms: 'recovery',
};

/** Tells whether a step asks for the answer of a name. */
export function isAskedIn(step: EnrollStep, field: string): boolean {
  return (stepOfField as Readonly<Record<string, EnrollStep | undefined>>)[field] === step;
}

/** Finds the earliest step that asks for one of the answers; the last one where none does. */
export function findStep(fields: readonly string[]): EnrollStep {
  return enrollSteps.find((step) => fields.some((field) => isAskedIn(step, field))) ?? 'recovery';
}

/** Gives the earlier of two steps. */
export function earlierStep(one: EnrollStep, other: EnrollStep): EnrollStep {
  return enrollSteps.indexOf(one) < enrollSteps.indexOf(other) ? one : other;
}

/** Gives the step that comes so many after another, or before it. */
export function stepAfter(step: EnrollStep, by: 1 | -1): EnrollStep | undefined {
  return enrollSteps[enrollSteps.indexOf(step) + by];
}

/** Reads the step that an address names: the first one where it names none. */
export function parseStep(text: string | null): EnrollStep {
  return enrollSteps.find((step) => step === text) ?? 'person';
}
