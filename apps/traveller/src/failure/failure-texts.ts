import type { Failure } from '@airline/gateway-client';
import type { TFunction } from 'i18next';

/** What is said of a failure: what happened, and what to do. */
export interface FailureTexts {
  readonly title: string;
  readonly body: string;
}

/** Says a failure of the gateway in the words of the namespace `problems`. */
export function failureTexts(failure: Failure, t: TFunction<'problems'>): FailureTexts {
  switch (failure.kind) {
    case 'refused':
      return { title: t(`${failure.name}.title`), body: t(`${failure.name}.body`) };
    case 'catalogue':
      return failedTexts(failure.problem.reference, t);
    case 'failed':
      return failedTexts(failure.reference, t);
    case 'fields':
    case 'timeout':
    case 'unreachable':
    case 'unreadable':
      return { title: t(`${failure.kind}.title`), body: t(`${failure.kind}.body`) };
  }
}

/** Tells whether the same request may succeed a moment later. */
export function isWorthRetrying({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'unreachable' || kind === 'failed' || kind === 'catalogue';
}

function failedTexts(reference: string | undefined, t: TFunction<'problems'>): FailureTexts {
  return reference === undefined
    ? { title: t('failedWithoutReference.title'), body: t('failedWithoutReference.body') }
    : { title: t('failed.title'), body: t('failed.body', { reference }) };
}
