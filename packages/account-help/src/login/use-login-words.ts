import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import type { FailureWords } from '../failure/failure-texts.ts';

/** The words of login, and those in which its failures are said. */
export interface LoginWords {
  readonly t: TFunction<'account'>;
  readonly failure: FailureWords;
}

const failureNamespaces = ['problems', 'errors'] as const;

/** Gives the words of login. */
export function useLoginWords(): LoginWords {
  return { t: useTranslation('account').t, failure: useTranslation(failureNamespaces).t };
}
