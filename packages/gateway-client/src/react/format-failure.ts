import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { failureNamespaces, failureText } from '../failure-text.ts';
import type { Failure } from '../failure.ts';

/** The words that failures are said in. */
export type FailureWords = TFunction<typeof failureNamespaces>;

/** What is said of a failure: what happened, and what to do. */
export interface FailureSentences {
  readonly title: string;
  readonly body: string;
}

/**
 * Writes a failure in words.
 *
 * @example
 * ```ts
 * import type { Failure } from '@airline/gateway-client';
 * import { formatFailure, type FailureWords } from '@airline/gateway-client/react';
 *
 * export const toTitle = (failure: Failure, words: FailureWords) => formatFailure(failure, words).title;
 * ```
 */
export function formatFailure(failure: Failure, t: FailureWords): FailureSentences {
  const { key, values } = failureText(failure);
  return { title: t(`${key}.title`, values), body: t(`${key}.body`, values) };
}

/**
 * Returns the words of failures in the page's language, from the namespaces `failureNamespaces`.
 *
 * @example
 * ```tsx
 * import { formatFailure, useFailureWords } from '@airline/gateway-client/react';
 *
 * export const Offline = () => <p>{formatFailure({ kind: 'unreachable' }, useFailureWords()).body}</p>;
 * ```
 */
export function useFailureWords(): FailureWords {
  return useTranslation(failureNamespaces).t;
}
