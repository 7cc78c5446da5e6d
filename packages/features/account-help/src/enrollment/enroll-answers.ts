import { addressAnswers } from '@airline/account/address';
import { documentName } from '@airline/contract';
import { passwordSchema } from '@airline/validation/schemas';
import * as z from 'zod/mini';

import { noQuestions, questionAnswers, usernameAnswer } from '../fields/credentials-schema.ts';
import { emailAnswer } from '../fields/email-answer.ts';

const nameAnswer = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  // Of an answer that is missing nothing else is said.
  z.refine((name) => name === '' || documentName.safeParse(name).success, 'badName'),
);

/** The answers of an application for membership as they are typed. */
export const enrollAnswers = z.object({
  firstName: nameAnswer,
  lastName: nameAnswer,
  birthDate: z.string(),
  email: emailAnswer,
  ...addressAnswers.shape,
  username: usernameAnswer,
  password: passwordSchema,
  ...questionAnswers.shape,
  marketingEmail: z.boolean(),
  personalisedOffers: z.boolean(),
  partnerSharing: z.boolean(),
  terms: z.boolean().check(z.refine((accepted) => accepted, 'required')),
});

export type EnrollAnswers = z.infer<typeof enrollAnswers>;

/** Nothing typed, nothing allowed. */
export const noEnrollAnswers: EnrollAnswers = {
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  countryCode: '',
  line1: '',
  city: '',
  stateCode: '',
  postalCode: '',
  username: '',
  password: '',
  ...noQuestions,
  marketingEmail: false,
  personalisedOffers: false,
  partnerSharing: false,
  terms: false,
};
