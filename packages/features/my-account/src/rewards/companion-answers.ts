import { companionPerson, type CompanionPerson } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import * as z from 'zod/mini';

const answers = z.object({
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  birthDate: z.string(),
});

export type CompanionAnswers = z.infer<typeof answers>;

/** Makes the schema of a companion: every fault at once, each asked of the contract. `today` is a calendar date. */
export function createCompanionSchema(today: string): typeof answers {
  return answers.check(({ value, issues }) => {
    const refuse = (field: keyof CompanionAnswers, code: string) =>
      issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
    for (const field of ['firstName', 'lastName'] as const) {
      if (value[field] === '') refuse(field, 'required');
      else if (!companionPerson.shape[field].safeParse(value[field]).success) refuse(field, 'invalid');
    }
    const date = calendarDateOf(value.birthDate);
    if (value.birthDate === '') refuse('birthDate', 'required');
    else if (date === undefined || date < '1900-01-01') refuse('birthDate', 'badDate');
    else if (date > today) refuse('birthDate', 'birthDateInFuture');
  });
}

export const noCompanion: CompanionAnswers = { firstName: '', lastName: '', birthDate: '' };

/** Gives a companion as the gateway takes them, from answers that the schema accepted. */
export function toCompanion({ firstName, lastName, birthDate }: CompanionAnswers): CompanionPerson {
  return companionPerson.parse({ firstName, lastName, birthDate: calendarDateOf(birthDate) });
}
