import { assistanceCodes } from '@airline/contract';
import * as z from 'zod/mini';

/** Accepts the answers of a passenger page as they were typed, whether right or not: what the tab keeps of them. */
export const passengerAnswers = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  /** See `joinTypedDate`. */
  birthDate: z.string(),
  gender: z.string(),
  frequentFlyerNumber: z.string(),
  knownTravelerNumber: z.string(),
  redressNumber: z.string(),
  assistance: z.record(z.enum(assistanceCodes), z.boolean()),
  /** When the passport's data are given: `now`, `later`, `''` while it is not said. */
  documentChoice: z.string(),
  documentNumber: z.string(),
  nationality: z.string(),
  documentExpiry: z.string(),
  /** The contact stands on the first page alone. */
  email: z.string(),
  phoneCountry: z.string(),
  phone: z.string(),
});

export type PassengerAnswers = z.infer<typeof passengerAnswers>;

/** Accepts the answers that stand on a document, and the birth date: kept in memory alone, so that a reload asks for them again. */
export const documentAnswersSchema = z.pick(passengerAnswers, {
  birthDate: true,
  knownTravelerNumber: true,
  redressNumber: true,
  documentNumber: true,
  documentExpiry: true,
});

export type DocumentAnswers = z.infer<typeof documentAnswersSchema>;

const documentAnswers = Object.keys(documentAnswersSchema.shape);

/** Tells whether an answer stands on a document, and is kept in no storage of the browser. */
export function isDocumentAnswer(field: string): boolean {
  return documentAnswers.some((name) => name === field);
}

/** Returns the answers that stand on documents. */
export function documentAnswersOf(answers: PassengerAnswers): DocumentAnswers {
  return documentAnswersSchema.parse(answers);
}

/** Returns answers as a storage of the browser may hold them. */
export function withoutDocumentAnswers(answers: PassengerAnswers): PassengerAnswers {
  return { ...answers, ...Object.fromEntries(documentAnswers.map((name) => [name, ''])) };
}

/** Accepts the answers that may outlive a tab: who travels by name, and where news goes. */
export const nameAndContactSchema = z.pick(passengerAnswers, {
  firstName: true,
  middleName: true,
  lastName: true,
  suffix: true,
  email: true,
  phoneCountry: true,
  phone: true,
});

export type NameAndContact = z.infer<typeof nameAndContactSchema>;

/** The answers that are the name of a traveller. */
export type NameAnswers = Pick<PassengerAnswers, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** The answers that are the passport of a traveller. */
export type PassportAnswers = Pick<PassengerAnswers, 'documentNumber' | 'nationality' | 'documentExpiry'>;

/** The answers that say where news goes. */
export type ContactAnswers = Pick<PassengerAnswers, 'email' | 'phoneCountry' | 'phone'>;

/** Returns the name and the contact of a passenger page. */
export function nameAndContactOf(answers: PassengerAnswers): NameAndContact {
  return nameAndContactSchema.parse(answers);
}

/** Returns a passenger page on which a name and a contact are answered, and nothing else. */
export function withNameAndContact(known: NameAndContact): PassengerAnswers {
  return { ...emptyAnswers, ...known };
}

/** A page on which nothing is answered yet. */
export const emptyAnswers: PassengerAnswers = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  birthDate: '',
  gender: '',
  frequentFlyerNumber: '',
  knownTravelerNumber: '',
  redressNumber: '',
  assistance: {
    WCHR: false,
    WCHS: false,
    WCHC: false,
    BLND: false,
    DEAF: false,
    DPNA: false,
    SVAN: false,
    MAAS: false,
  },
  documentChoice: '',
  documentNumber: '',
  nationality: '',
  documentExpiry: '',
  email: '',
  phoneCountry: 'US',
  phone: '',
};
