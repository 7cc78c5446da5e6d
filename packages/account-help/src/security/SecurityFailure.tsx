import type { Failure } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';

import { failureTextsOf } from '../failure/failure-texts.ts';
import { useLoginWords } from '../login/use-login-words.ts';

/** Renders why something about the account's security did not work. */
export function SecurityFailure({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void;
}): ReactNode {
  const t = useLoginWords();
  const { title, body } = failureTextsOf(failure, t);
  return (
    <Banner
      tone={failure.kind === 'refused' ? 'warning' : 'danger'}
      live="assertive"
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('problems:retry')}
        </Button>
      }
    >
      {body}
    </Banner>
  );
}
