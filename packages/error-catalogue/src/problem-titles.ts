import type { MessageKey } from './message-keys.ts';

/** Technical English for logs and developers; what a person reads stands in the message catalogues. */
export const problemTitles = {
  'errors.action.reLogin': 'Session token is no longer valid',
  'errors.action.retry': 'Request can be repeated',
  'errors.action.reAuthenticate': 'Password must be confirmed again',
  'errors.action.logout': 'Session has been ended',
  'errors.action.multiFactor': 'Second factor is required',
  'errors.login.unavailable': 'Login service is unavailable',
  'errors.login.accountHeld': 'Account is on hold',
  'errors.login.credentialsIncorrect': 'Username or password is incorrect',
  'errors.login.travelManagerCredentialsInvalid': 'Travel manager credentials are invalid',
  'errors.login.travelManagerLocked': 'Travel manager account is locked',
  'errors.login.accountDisabled': 'Account is disabled',
  'errors.login.accountNumberTooLong': 'Account number is too long',
  'errors.login.passwordNotSet': 'Password has never been set',
  'errors.login.maximumTries': 'Maximum number of login tries is reached',
  'errors.login.companyDeactivated': 'Company is deactivated',
  'errors.login.sessionTimeout': 'Session has timed out',
  'errors.recovery.zipCodeMismatch': 'Zip code does not match',
  'errors.recovery.dateOfBirthMismatch': 'Date of birth does not match',
  'errors.recovery.securityAnswersMismatch': 'Security answers do not match',
  'errors.recovery.usernameTaken': 'Username already exists',
  'errors.recovery.passwordInvalid': 'Password is outside the rules',
  'errors.recovery.emailMismatch': 'Email address does not match',
  'errors.recovery.accountNotFound': 'Account is not found',
} as const satisfies Record<Exclude<MessageKey, 'errors.generic'>, string>;
