import { PhoneText } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';

import { failureTexts } from '../failure/failure-texts.ts';
import { useLoginWords } from '../login/use-login-words.ts';

/** Renders why something about the account's security did not work. */
export function SecurityFailure({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void;
}): ReactNode {
  const words = useLoginWords();
  const { title, body } = failureTexts(failure, words.failure);
  return (
    <Banner
      tone={failure.kind === 'refused' ? 'warning' : 'danger'}
      live="assertive"
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          {words.failure('retry')}
        </Button>
      }
    >
      <PhoneText>{body}</PhoneText>
    </Banner>
  );
}
