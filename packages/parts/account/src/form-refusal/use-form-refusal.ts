import type { RecoveryError } from '@airline/error-catalogue';
import type { IssueMessages, SubmitRefusal } from '@airline/forms';
import type { Failure } from '@airline/gateway-client';
import { useFailureWords } from '@airline/gateway-client/react';
import { useTranslation } from 'react-i18next';

import { toFormRefusal, type RecoveryFields } from './form-refusal.ts';

/** Returns what turns a failure into what a form shows, in the page's language. */
export function useFormRefusal(): (failure: Failure, fields?: RecoveryFields) => SubmitRefusal {
  const words = useFailureWords();
  return (failure, fields) => toFormRefusal(failure, words, fields);
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
  const { t } = useTranslation('catalogueErrors');
  return Object.fromEntries(
    recoveryErrors.map((error) => [
      error,
      `${t(`recovery.${error}.title`)}. ${t(`recovery.${error}.body`).replace(/\.$/, '')}`,
    ]),
  );
}
