import type { LinkPurpose, RecoveryCheck } from '@airline/contract';
import { type ErrorCode, recoveryErrorCodes, type RecoveryError } from '@airline/error-catalogue';
import { isPostalCodeRequired } from '@airline/reference-data/postal-required';

/** What an account has that its person can be asked for. */
export interface AccountFacts {
  readonly countryCode: string | null;
  readonly postalCode: string | null;
  readonly birthDate: string | null;
  readonly emailKey: string | null;
  /** The question that is asked, of the two that the person chose. */
  readonly questionId: string | undefined;
}

/**
 * Tells what a link asks before it does its work:
 *
 * 1. `resetPassword`: the postal code where the country has them, else the birth date; and one security question;
 * 2. `completeSetup`: postal code and birth date, since there are no answers yet;
 * 3. a person who has neither postal code nor birth date, as travel managers do, is asked the e-mail in their place;
 * 4. every other link asks nothing: to read the mailbox is the proof, and nothing of it opens an account.
 */
export function recoveryChecks(purpose: LinkPurpose, account: AccountFacts): readonly RecoveryCheck[] {
  if (purpose !== 'resetPassword' && purpose !== 'completeSetup') return [];
  const zipCode = hasPostalCode(account) ? [{ kind: 'zipCode' } as const] : [];
  const dateOfBirth = account.birthDate === null ? [] : [{ kind: 'dateOfBirth' } as const];
  const known = purpose === 'completeSetup' ? [...zipCode, ...dateOfBirth] : [...zipCode, ...dateOfBirth].slice(0, 1);
  const { questionId } = account;
  return [
    ...(known.length > 0 ? known : [{ kind: 'email' } as const]),
    ...(purpose === 'completeSetup' || questionId === undefined
      ? []
      : [{ kind: 'securityQuestion', questionId } as const]),
  ];
}

function hasPostalCode({ countryCode, postalCode }: AccountFacts): boolean {
  return postalCode !== null && countryCode !== null && isPostalCodeRequired(countryCode);
}

/** The answers as they were typed. */
export interface TypedAnswers {
  readonly zipCode?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly email?: string | undefined;
  readonly securityAnswer?: string | undefined;
}

/** The field of the answers that each check is answered by. */
export const answerFields = {
  zipCode: 'zipCode',
  dateOfBirth: 'dateOfBirth',
  email: 'email',
  securityQuestion: 'securityAnswer',
} as const satisfies Record<RecoveryCheck['kind'], keyof TypedAnswers>;

/** The error of the catalogue that a wrong answer is. */
export const mismatchErrors = {
  zipCode: 'zipCodeMismatch',
  dateOfBirth: 'dateOfBirthMismatch',
  email: 'emailMismatch',
  securityQuestion: 'securityAnswersMismatch',
} as const satisfies Record<RecoveryCheck['kind'], RecoveryError>;

/** Gives the number of a recovery error in the catalogue. */
export function recoveryErrorCode(error: RecoveryError): ErrorCode {
  return recoveryErrorCodes[error][0];
}

/** Lists the fields that were asked and not answered: no round of answers yet. */
export function missingAnswers(
  checks: readonly RecoveryCheck[],
  answers: TypedAnswers,
): readonly (keyof TypedAnswers)[] {
  return checks.map(({ kind }) => answerFields[kind]).filter((field) => (answers[field] ?? '') === '');
}

/** Tells whether what was typed is what the account has, for all but the security question, whose answer is a hash. */
export function matchesFact(
  kind: Exclude<RecoveryCheck['kind'], 'securityQuestion'>,
  answers: TypedAnswers,
  account: AccountFacts,
): boolean {
  switch (kind) {
    case 'zipCode':
      return (
        postalKey(answers.zipCode ?? '', account.countryCode) ===
        postalKey(account.postalCode ?? '', account.countryCode)
      );
    case 'dateOfBirth':
      return answers.dateOfBirth === account.birthDate;
    case 'email':
      return (answers.email ?? '').trim().toLowerCase() === account.emailKey;
  }
}

const zipDigits = 5;

/** Letter case, spaces and hyphens do not matter; of a US ZIP the first five digits count, for few know the other four. */
function postalKey(postalCode: string, countryCode: string | null): string {
  const key = postalCode.toUpperCase().replaceAll(/[\s-]/g, '');
  return countryCode === 'US' && /^\d{9}$/.test(key) ? key.slice(0, zipDigits) : key;
}
