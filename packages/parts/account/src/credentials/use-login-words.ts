import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { useFailureWords, type FailureWords } from '@airline/gateway-client/react';

/** The words of login, and those in which its failures are said. */
export interface LoginWords {
  readonly t: TFunction<'login'>;
  readonly failure: FailureWords;
}

export function useLoginWords(): LoginWords {
  return { t: useTranslation('login').t, failure: useFailureWords() };
}
