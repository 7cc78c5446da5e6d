import type { RecoveryError } from '@airline/error-catalogue';
import type { IssueMessages, SubmitRefusal } from '@airline/forms';
import type { Failure } from '@airline/gateway-client';
import { useTranslation } from 'react-i18next';

import { refusalOf, type RecoveryFields } from './refusal.ts';

const namespaces = ['problems', 'errors'] as const;

/** Gives the way from a failure to what a form shows, in the page's language. */
export function useRefusal(): (failure: Failure, fields?: RecoveryFields) => SubmitRefusal {
  const { t } = useTranslation(namespaces);
  return (failure, fields) => refusalOf(failure, t, fields);
}

const recoveryErrors = [
  'zipCodeMismatch',
  'dateOfBirthMismatch',
  'securityAnswersMismatch',
  'usernameTaken',
  'emailMismatch',
] as const satisfies readonly RecoveryError[];

/** Gives the words of the recovery errors for the fields they stand at: what does not match, and what to do. */
export function useRecoveryMessages(): IssueMessages {
  const { t } = useTranslation('errors');
  return Object.fromEntries(
    recoveryErrors.map((error) => [
      error,
      `${t(`recovery.${error}.title`)}. ${t(`recovery.${error}.body`).replace(/\.$/, '')}`,
    ]),
  );
}
