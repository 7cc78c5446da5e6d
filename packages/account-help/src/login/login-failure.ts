import { loginErrorFor, type LoginError } from '@airline/error-catalogue';
import { GatewayError, type Failure } from '@airline/gateway-client';

import { failureTexts, type FailureWords } from '../failure/failure-texts.ts';
import type { LoginHelp } from './login-links.ts';

/** What is said of a login that was refused. */
export interface LoginRefusal {
  /** The line of the error summary, without a full stop. */
  readonly message: string;
  /** What to do next. */
  readonly body: string;
  readonly help: readonly LoginHelp[];
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

/**
 * Says why a login was refused and what to do next.
 *
 * @throws GatewayError when no answer came: nobody can know whether it arrived, and the form says so.
 */
export function loginRefusalOf(failure: Failure, t: FailureWords): LoginRefusal {
  switch (failure.kind) {
    case 'catalogue': {
      const error = loginErrorFor(failure.problem.code);
      const { title, body } = failureTexts(failure, t);
      return { message: title, body, help: error === undefined ? [] : helpFor[error] };
    }
    case 'refused':
      return {
        message: t(`problems:${failure.name}.title`),
        body: t(`problems:${failure.name}.body`),
        help: [],
      };
    case 'fields':
      return {
        message: t('errors:login.credentialsIncorrect.title'),
        body: t('errors:login.credentialsIncorrect.body'),
        help: [],
      };
    case 'failed':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      throw new GatewayError(failure);
  }
}

/** Tells whether a mail may have gone out for a login by an account number: to whom the account never had a password. */
export function mayHaveNoPassword(failure: Failure, username: string): boolean {
  if (failure.kind !== 'catalogue' || !/^\d+$/.test(username)) return false;
  const error = loginErrorFor(failure.problem.code);
  return error === 'credentialsIncorrect' || error === 'travelManagerCredentialsInvalid';
}
