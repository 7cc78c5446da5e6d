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
import * as z from 'zod/mini';

import {
  passengerAnswers,
  type ContactAnswers,
  type NameAnswers,
  type PassengerAnswers,
  type PassportAnswers,
} from './passenger-answers.ts';
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
  return passengerAnswers.check(faultCheck((answers) => faultsOf(answers, rules)));
}

/** Accepts a name that is corrected. */
export const nameSchema = z
  .pick(passengerAnswers, { firstName: true, middleName: true, lastName: true, suffix: true })
  .check(faultCheck(nameFaults));

/** Makes the schema of a passport that is given for a trip that ends on a date. */
export function createPassportSchema(lastArrival: string) {
  return z
    .pick(passengerAnswers, { documentNumber: true, nationality: true, documentExpiry: true })
    .check(faultCheck((answers) => passportFaults(answers, lastArrival)));
}

/** Accepts a member number that is given on its own, or taken away. */
export const frequentFlyerSchema = z
  .extend(z.pick(passengerAnswers, { frequentFlyerNumber: true }), { isRemoved: z.boolean() })
  .check(
    faultCheck(({ frequentFlyerNumber, isRemoved }) =>
      isRemoved ? [] : numberFaults('frequentFlyerNumber', frequentFlyerNumber, true),
    ),
  );

/** Accepts a known traveller number that is given on its own, or taken away. */
export const knownTravelerSchema = z
  .extend(z.pick(passengerAnswers, { knownTravelerNumber: true }), { isRemoved: z.boolean() })
  .check(
    faultCheck(({ knownTravelerNumber, isRemoved }) =>
      isRemoved ? [] : numberFaults('knownTravelerNumber', knownTravelerNumber, true),
    ),
  );

/** Accepts a contact of which one answer at least is another one: `nothing` where both are empty. */
export const contactCorrectionSchema = z.pick(passengerAnswers, { email: true, phoneCountry: true, phone: true }).check(
  faultCheck((answers) => {
    const given = (['email', 'phone'] as const).filter((field) => !isBlank(answers[field]));
    if (given.length === 0) return [{ field: 'email', code: 'nothing' }];
    return contactFaults(answers).filter(({ field }) => given.some((name) => name === field));
  }),
);

/** Makes a check that finds every fault of answers, each at its field. */
function faultCheck<Answers extends object>(find: (answers: Answers) => readonly Fault[]) {
  return ({ value, issues }: z.core.ParsePayload<Answers>): void => {
    for (const { field, code } of find(value)) {
      issues.push({ code: 'custom', message: code, path: [field], input: value, continue: true });
    }
  };
}

/** Tells whether a page's answers can be booked. */
export function isComplete(answers: PassengerAnswers | undefined, rules: PassengerRules): boolean {
  return answers !== undefined && faultsOf(answers, rules).length === 0;
}

/** Gives the passenger of answers that are complete. */
export function toPassenger(answers: PassengerAnswers, { kind, asksDocument }: PassengerRules): Passenger {
  return passenger.parse({
    kind,
    ...toName(answers),
    birthDate: calendarDateOf(answers.birthDate),
    gender: answers.gender,
    assistance: assistanceCodes.filter((code) => answers.assistance[code]),
    ...filled('frequentFlyerNumber', answers.frequentFlyerNumber),
    ...filled('knownTravelerNumber', answers.knownTravelerNumber),
    ...filled('redressNumber', answers.redressNumber),
    ...(asksDocument && answers.documentChoice === 'now' ? { document: toTravelDocument(answers) } : {}),
  });
}

const nameOnDocument = z.pick(passenger, { firstName: true, middleName: true, lastName: true, suffix: true });

/** Gives the name of answers that are complete. */
export function toName({ firstName, middleName, lastName, suffix }: NameAnswers): z.infer<typeof nameOnDocument> {
  const left = { ...filled('middleName', middleName), ...filled('suffix', suffix) };
  return nameOnDocument.parse({ firstName, lastName, ...left });
}

/** Gives the passport of answers that are complete. */
export function toTravelDocument(answers: PassportAnswers): z.infer<typeof travelDocument> {
  return travelDocument.parse({
    number: withoutSeparators(answers.documentNumber),
    nationality: answers.nationality,
    expiresOn: calendarDateOf(answers.documentExpiry),
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
  const faults: Fault[] = [...nameFaults(answers)];
  for (const field of ['frequentFlyerNumber', 'knownTravelerNumber', 'redressNumber'] as const) {
    faults.push(...numberFaults(field, answers[field]));
  }
  if (genders.every((gender) => gender !== answers.gender)) faults.push(faultAt('gender', answers.gender));
  const birthFault = birthDateFault(answers.birthDate, rules);
  if (birthFault !== undefined) faults.push({ field: 'birthDate', code: birthFault });
  if (birthFault === undefined && rules.others.some((other) => personKey(other) === personKey(answers))) {
    faults.push({ field: 'firstName', code: 'duplicatePassenger' });
  }
  if (rules.asksDocument) faults.push(...documentFaults(answers, rules));
  if (rules.asksContact) faults.push(...contactFaults(answers));
  for (const { field, answer, code } of rules.refused) {
    if (isAnswerField(field) && answerText(answers, field) === answer) faults.push({ field, code });
  }
  return faults;
}

function faultAt(field: keyof PassengerAnswers, answer: string): Fault {
  return { field, code: isBlank(answer) ? 'required' : 'invalid' };
}

function nameFaults(answers: NameAnswers): readonly Fault[] {
  const { shape } = passenger;
  const required = (['firstName', 'lastName'] as const).filter((field) => !accepts(shape[field], answers[field]));
  const optional = (['middleName', 'suffix'] as const).filter(
    (field) => !isBlank(answers[field]) && !accepts(shape[field], answers[field]),
  );
  return [...required, ...optional].map((field) => faultAt(field, answers[field]));
}

function numberFaults(
  field: 'frequentFlyerNumber' | 'knownTravelerNumber' | 'redressNumber',
  answer: string,
  isRequired = false,
): readonly Fault[] {
  if (isBlank(answer)) return isRequired ? [faultAt(field, answer)] : [];
  return accepts(passenger.shape[field], answer) ? [] : [faultAt(field, answer)];
}

function contactFaults({ email, phoneCountry, phone }: ContactAnswers): readonly Fault[] {
  const faults: Fault[] = [];
  if (!accepts(contact.shape.email, email.trim())) faults.push(faultAt('email', email));
  if (!accepts(contact.shape.phone, internationalPhone(phoneCountry, phone))) faults.push(faultAt('phone', phone));
  return faults;
}

function birthDateFault(typed: string, rules: PassengerRules): string | undefined {
  if (typed === '') return 'required';
  const birthDate = calendarDateOf(typed);
  if (birthDate === undefined || birthDate < '1900-01-01') return 'badDate';
  if (birthDate > rules.today) return 'birthDateInFuture';
  return wrongKindAt(birthDate, rules) === undefined ? undefined : 'wrongKind';
}

/** A document shows its number in groups at times: they are no part of it. */
function withoutSeparators(number: string): string {
  return number.replaceAll(/[\s.-]/g, '');
}

function documentFaults(answers: PassengerAnswers, { lastArrival }: PassengerRules): readonly Fault[] {
  if (answers.documentChoice === 'later') return [];
  if (answers.documentChoice !== 'now') return [{ field: 'documentChoice', code: 'required' }];
  return passportFaults(answers, lastArrival);
}

function passportFaults(answers: PassportAnswers, lastArrival: string): readonly Fault[] {
  const { number, nationality } = travelDocument.shape;
  const expiresOn = calendarDateOf(answers.documentExpiry);
  const faults: Fault[] = [];
  if (!accepts(number, withoutSeparators(answers.documentNumber)))
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
