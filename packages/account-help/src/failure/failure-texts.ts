import type { Failure } from '@airline/gateway-client';

import { catalogueTextsOf } from '../login/login-failure.ts';
import type { LoginWords } from '../login/use-login-words.ts';

/** What is said of a failure: what happened, and what to do. */
export interface FailureTexts {
  readonly title: string;
  readonly body: string;
}

/** Says any failure of the gateway, in the words of `problems` and of the error catalogue. */
export function failureTextsOf(failure: Failure, t: LoginWords): FailureTexts {
  switch (failure.kind) {
    case 'refused':
      return { title: t(`problems:${failure.name}.title`), body: t(`problems:${failure.name}.body`) };
    case 'catalogue':
      return catalogueTextsOf(failure, t);
    case 'failed':
      return failure.reference === undefined
        ? { title: t('problems:failedWithoutReference.title'), body: t('problems:failedWithoutReference.body') }
        : { title: t('problems:failed.title'), body: t('problems:failed.body', { reference: failure.reference }) };
    case 'fields':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      return { title: t(`problems:${failure.kind}.title`), body: t(`problems:${failure.kind}.body`) };
  }
}
