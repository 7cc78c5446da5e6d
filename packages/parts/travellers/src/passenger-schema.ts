import {
  assistanceCodes,
  contact,
  genders,
  passenger,
  travelDocument,
  type Contact,
  type Passenger,
} from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import type * as z from 'zod/mini';

import { passengerAnswers, type PassengerAnswers } from './passenger-answers.ts';
import { wrongKindAt, type PassengerRules } from './passenger-rules.ts';
import { internationalPhone } from './phone-number.ts';

/** Something wrong with an answer: the field, and a code whose words stand beside the field. */
interface Fault {
  readonly field: keyof PassengerAnswers;
  readonly code: string;
}

/**
 * Makes the schema of a passenger page: every fault at once, each at its field. What the contract rules is asked of the
 * contract; the ages, the passport and other passengers of the same name are this trip's own.
 */
export function createPassengerSchema(rules: PassengerRules): typeof passengerAnswers {
  return passengerAnswers.check(({ value, issues }) => {
    for (const { field, code } of faultsOf(value, rules)) {
      issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
    }
  });
}

/** Tells whether a page's answers can be booked. */
export function isComplete(answers: PassengerAnswers | undefined, rules: PassengerRules): boolean {
  return answers !== undefined && faultsOf(answers, rules).length === 0;
}

/** Gives the passenger of answers that are complete. */
export function toPassenger(answers: PassengerAnswers, { kind, asksDocument }: PassengerRules): Passenger {
  return passenger.parse({
    kind,
    firstName: answers.firstName,
    lastName: answers.lastName,
    birthDate: calendarDateOf(answers.birthDate),
    gender: answers.gender,
    assistance: assistanceCodes.filter((code) => answers.assistance[code]),
    ...filled('middleName', answers.middleName),
    ...filled('suffix', answers.suffix),
    ...filled('frequentFlyerNumber', answers.frequentFlyerNumber),
    ...filled('knownTravelerNumber', answers.knownTravelerNumber),
    ...filled('redressNumber', answers.redressNumber),
    ...(asksDocument && answers.documentChoice === 'now'
      ? {
          document: {
            number: answers.documentNumber,
            nationality: answers.nationality,
            expiresOn: calendarDateOf(answers.documentExpiry),
          },
        }
      : {}),
  });
}

/** Gives where news goes, from the answers of the first page. */
export function toContact({ email, phoneCountry, phone }: PassengerAnswers, language: Contact['language']): Contact {
  return contact.parse({ email: email.trim(), phone: internationalPhone(phoneCountry, phone), language });
}

/** Folds a person's names and birth date, so that the same person typed twice is found. */
function personKey({ firstName, middleName, lastName, suffix, birthDate }: PassengerAnswers): string {
  const names = [firstName, middleName, lastName, suffix].map((name) =>
    name
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase(),
  );
  return [...names, calendarDateOf(birthDate) ?? ''].join('|');
}

function faultsOf(answers: PassengerAnswers, rules: PassengerRules): readonly Fault[] {
  const { shape } = passenger;
  const faults: Fault[] = [];
  const check = (field: keyof PassengerAnswers, isRight: boolean) => {
    if (!isRight) faults.push({ field, code: isBlank(answerText(answers, field)) ? 'required' : 'invalid' });
  };
  check('firstName', accepts(shape.firstName, answers.firstName));
  check('lastName', accepts(shape.lastName, answers.lastName));
  for (const field of [
    'middleName',
    'suffix',
    'frequentFlyerNumber',
    'knownTravelerNumber',
    'redressNumber',
  ] as const) {
    check(field, isBlank(answers[field]) || accepts(shape[field], answers[field]));
  }
  check(
    'gender',
    genders.some((gender) => gender === answers.gender),
  );
  const birthFault = birthDateFault(answers.birthDate, rules);
  if (birthFault !== undefined) faults.push({ field: 'birthDate', code: birthFault });
  if (birthFault === undefined && rules.others.some((other) => personKey(other) === personKey(answers))) {
    faults.push({ field: 'firstName', code: 'duplicatePassenger' });
  }
  if (rules.asksDocument) faults.push(...documentFaults(answers, rules));
  if (rules.asksContact) {
    check('email', accepts(contact.shape.email, answers.email.trim()));
    check('phone', accepts(contact.shape.phone, internationalPhone(answers.phoneCountry, answers.phone)));
  }
  for (const { field, answer, code } of rules.refused) {
    if (isAnswerField(field) && answerText(answers, field) === answer) faults.push({ field, code });
  }
  return faults;
}

function birthDateFault(typed: string, rules: PassengerRules): string | undefined {
  if (typed === '') return 'required';
  const birthDate = calendarDateOf(typed);
  if (birthDate === undefined || birthDate < '1900-01-01') return 'badDate';
  if (birthDate > rules.today) return 'birthDateInFuture';
  return wrongKindAt(birthDate, rules) === undefined ? undefined : 'wrongKind';
}

function documentFaults(answers: PassengerAnswers, { lastArrival }: PassengerRules): readonly Fault[] {
  if (answers.documentChoice === 'later') return [];
  if (answers.documentChoice !== 'now') return [{ field: 'documentChoice', code: 'required' }];
  const { number, nationality } = travelDocument.shape;
  const expiresOn = calendarDateOf(answers.documentExpiry);
  const faults: Fault[] = [];
  if (!accepts(number, answers.documentNumber))
    faults.push({ field: 'documentNumber', code: isBlank(answers.documentNumber) ? 'required' : 'invalid' });
  if (!accepts(nationality, answers.nationality)) faults.push({ field: 'nationality', code: 'required' });
  if (expiresOn === undefined)
    faults.push({ field: 'documentExpiry', code: answers.documentExpiry === '' ? 'required' : 'badDate' });
  else if (expiresOn < lastArrival) faults.push({ field: 'documentExpiry', code: 'expiresBeforeTravel' });
  return faults;
}

/** The text of an answer, to tell whether it is still the one that was refused. */
export function answerText(answers: PassengerAnswers, field: keyof PassengerAnswers): string {
  const answer = answers[field];
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

export function isAnswerField(name: string): name is keyof PassengerAnswers {
  return Object.hasOwn(passengerAnswers.shape, name);
}

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function filled<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  return isBlank(text) ? {} : ({ [name]: text } as { readonly [Key in Name]: string });
}
