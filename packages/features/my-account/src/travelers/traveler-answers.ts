import { frequentTraveler, type FrequentTraveler, type KeptTraveler } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import * as z from 'zod/mini';

const answers = z.object({
  firstName: z.string().check(z.trim()),
  middleName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  suffix: z.string(),
  birthDate: z.string(),
  gender: z.string(),
  frequentFlyerNumber: z.string().check(z.trim()),
  knownTravelerNumber: z.string().check(z.trim()),
  redressNumber: z.string().check(z.trim()),
});

export type TravelerAnswers = z.infer<typeof answers>;

const required = ['firstName', 'lastName', 'birthDate', 'gender'] as const;

/** Makes the schema of a traveller who is kept: every fault at once, each asked of the contract. `today` is a calendar date. */
export function createTravelerSchema(today: string): typeof answers {
  return answers.check(({ value, issues }) => {
    const refuse = (field: keyof TravelerAnswers, code: string) =>
      issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
    const date = calendarDateOf(value.birthDate);
    for (const field of required) if (value[field] === '') refuse(field, 'required');
    if (value.birthDate !== '' && (date === undefined || date < '1900-01-01')) refuse('birthDate', 'badDate');
    else if (date !== undefined && date > today) refuse('birthDate', 'birthDateInFuture');
    const optional = Object.keys(answers.shape) as (keyof TravelerAnswers)[];
    for (const field of optional.filter((name) => name !== 'birthDate' && value[name] !== '')) {
      if (!frequentTraveler.shape[field].safeParse(value[field]).success) refuse(field, 'invalid');
    }
  });
}

export const noTraveler: TravelerAnswers = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  birthDate: '',
  gender: '',
  frequentFlyerNumber: '',
  knownTravelerNumber: '',
  redressNumber: '',
};

/** Gives the answers of a traveller who is kept. */
export function toTravelerAnswers({ id: _id, ...traveler }: KeptTraveler): TravelerAnswers {
  return { ...noTraveler, ...Object.fromEntries(Object.entries(traveler).filter(([, text]) => text !== undefined)) };
}

/** Gives a traveller as the gateway takes them, from answers that the schema accepted. */
export function toTraveler(typed: TravelerAnswers): FrequentTraveler {
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  return frequentTraveler.parse({ ...given, birthDate: calendarDateOf(typed.birthDate) });
}
