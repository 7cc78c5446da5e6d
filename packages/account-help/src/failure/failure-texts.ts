import type { Failure } from '@airline/gateway-client';
import type { TFunction } from 'i18next';

/** What is said of a failure: what happened, and what to do. */
export interface FailureTexts {
  readonly title: string;
  readonly body: string;
}

/** The words that failures are said in: the catalogue's errors and the gateway's refusals. */
export type FailureWords = TFunction<readonly ['problems', 'errors']>;

type CatalogueKey = 'action.retry';

/** Says a failure of the gateway in the words of the namespaces `problems` and `errors`. */
export function failureTexts(failure: Failure, t: FailureWords): FailureTexts {
  switch (failure.kind) {
    case 'refused':
      return { title: t(`problems:${failure.name}.title`), body: t(`problems:${failure.name}.body`) };
    case 'catalogue': {
      const { messageKey, problem } = failure;
      if (messageKey === 'errors.generic') return failedTexts(problem.reference, t);
      // Every message key stands in the namespace `errors`, as its own tests hold; which one it is shows when it runs.
      const key = messageKey.slice('errors.'.length) as CatalogueKey;
      return { title: t(`errors:${key}.title`), body: t(`errors:${key}.body`) };
    }
    case 'failed':
      return failedTexts(failure.reference, t);
    case 'fields':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      return { title: t(`problems:${failure.kind}.title`), body: t(`problems:${failure.kind}.body`) };
  }
}

function failedTexts(reference: string | undefined, t: FailureWords): FailureTexts {
  return reference === undefined
    ? { title: t('problems:failedWithoutReference.title'), body: t('problems:failedWithoutReference.body') }
    : { title: t('problems:failed.title'), body: t('problems:failed.body', { reference }) };
}
