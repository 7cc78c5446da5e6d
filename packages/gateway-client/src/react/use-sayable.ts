import { loadMessages } from '@airline/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { answerNamespaces, failureText } from '../failure-text.ts';
import type { Failure } from '../failure.ts';

/**
 * Gives a failure once the words for it are there, and loads them where the page has not; where they do not come, a failure that
 * every page has words for.
 */
export function useSayable(failure: Failure): Failure | undefined {
  const { i18n } = useTranslation();
  const [became, setBecame] = useState<'loaded' | 'lost'>();
  const isThere = i18n.hasResourceBundle(i18n.language, failureText(failure).key.split(':', 1)[0] ?? '');
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    const end = (end: 'loaded' | 'lost') => () => {
      if (!isGone) setBecame(end);
    };
    loadMessages(i18n, answerNamespaces).then(end('loaded'), end('lost'));
    return () => {
      isGone = true;
    };
  }, [i18n, isThere]);
  if (isThere) return failure;
  return became === 'lost' ? { kind: 'failed', reference: undefined } : undefined;
}
