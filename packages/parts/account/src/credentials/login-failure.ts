import type { Problem } from '@airline/contract';
import { loginErrorFor, type LoginError } from '@airline/error-catalogue';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { isPersonCategory, type PersonCategory } from '@airline/session';

import { formatFailure } from '@airline/gateway-client/react';
import type { LoginWords } from './use-login-words.ts';

/** Names a way on from a login that did not work. */
export type LoginHelp = 'forgotUsername' | 'forgotPassword' | 'firstTime' | 'enroll' | 'managerHelp';

/** Where an account logs in that was tried at another login. */
export interface LoginDoor {
  readonly category: PersonCategory;
  readonly path: string;
}

/** What is said of a login that was refused. */
export interface LoginRefusal {
  /** The line of the error summary, without a full stop. */
  readonly message: string;
  /** What to do next. */
  readonly body: string;
  readonly help: readonly LoginHelp[];
  /** Where the same name and password log in. */
  readonly door?: LoginDoor;
}

/** The ways on from each error, the likeliest first. */
const helpFor: Readonly<Record<LoginError, readonly LoginHelp[]>> = {
  unavailable: [],
  accountHeld: [],
  credentialsIncorrect: ['forgotPassword', 'forgotUsername', 'firstTime', 'managerHelp'],
  travelManagerCredentialsInvalid: ['managerHelp'],
  travelManagerLocked: ['managerHelp'],
  accountDisabled: [],
  accountNumberTooLong: ['forgotUsername'],
  passwordNotSet: ['firstTime', 'managerHelp'],
  maximumTries: ['forgotPassword', 'managerHelp'],
  companyDeactivated: [],
  sessionTimeout: [],
};

/** What was being proved. */
export interface LoginAttempt {
  readonly category?: PersonCategory | undefined;
  /** By the password, by default. */
  readonly step?: 'secondFactor';
}

/**
 * Says why a login was refused and what to do next.
 *
 * @throws GatewayError when no answer came: nobody can know whether it arrived, and the form says so.
 */
export function loginRefusalOf(failure: Failure, words: LoginWords, attempt: LoginAttempt = {}): LoginRefusal {
  const t = words.failure;
  switch (failure.kind) {
    case 'catalogue':
      return catalogueRefusal(failure, words, attempt);
    case 'refused': {
      const { title, body } = formatFailure(failure, t);
      const door = doorOf(failure.problem);
      return { message: title, body, help: [], ...(door === undefined ? {} : { door }) };
    }
    case 'fields':
      return {
        message: t('catalogueErrors:login.credentialsIncorrect.title'),
        body: t('catalogueErrors:login.credentialsIncorrect.body'),
        help: [],
      };
    case 'failed':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      throw new GatewayError(failure);
  }
}

function doorOf({ nextStep }: Problem): LoginDoor | undefined {
  if (nextStep?.kind !== 'logInElsewhere' || nextStep.path === undefined) return undefined;
  const { category, path } = nextStep;
  return isPersonCategory(category) ? { category, path } : undefined;
}

/** Says an error of the catalogue: with the tries that are left, or for how long there are none. */
function catalogueRefusal(
  failure: Extract<Failure, { readonly kind: 'catalogue' }>,
  { t, failure: say }: LoginWords,
  { category, step }: LoginAttempt,
): LoginRefusal {
  const { code, triesLeft, lockedForSeconds } = failure.problem;
  const error = loginErrorFor(code);
  const { title, body } = formatFailure(failure, say);
  const help = error === undefined ? [] : helpFor[error];
  if (error === 'companyDeactivated' && category === 'corporateTravelManager') {
    return { message: title, body: t('managerCompanyDeactivated'), help };
  }
  if (lockedForSeconds !== undefined) {
    const count = Math.ceil(lockedForSeconds / 60);
    return step === 'secondFactor'
      ? { message: title, body: t('secondFactor.lockedFor', { count }), help: [] }
      : { message: title, body: `${body} ${t('lockedFor', { count })}`, help };
  }
  if (triesLeft === undefined) return { message: title, body, help };
  return {
    message: `${title}. ${t('triesLeft', { count: triesLeft })}`,
    body: `${body} ${t('beforeLock')}`,
    help,
  };
}

/** Tells whether a mail may have gone out for a login by an account number: to whom the account never had a password. */
export function mayHaveNoPassword(failure: Failure, username: string): boolean {
  if (failure.kind !== 'catalogue' || !/^[\d\s-]+$/.test(username)) return false;
  const error = loginErrorFor(failure.problem.code);
  return error === 'credentialsIncorrect' || error === 'travelManagerCredentialsInvalid';
}
