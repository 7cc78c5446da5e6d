import type { LoginOutcome, SecondFactorStep } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';

import { passkeyNoticeOf, type PasskeyNotice } from './passkey-notice.ts';
import styles from './Login.module.css';
import { askForPasskey } from '@airline/account/credentials';
import { useLoginWords } from '@airline/account/credentials';

/** Renders the second factor by a passkey of the account. */
export function SecondFactorPasskey({
  step,
  onOutcome,
}: {
  readonly step: SecondFactorStep;
  readonly onOutcome: (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<PasskeyNotice>();

  async function ask(): Promise<void> {
    setAsking(true);
    setNotice(undefined);
    const answer = await askForPasskey(session, { transaction: step.transaction });
    const outcome =
      answer !== undefined && 'value' in answer
        ? await session.completeSecondFactor(step, { kind: 'passkey', ...answer.value })
        : answer;
    if (outcome === undefined || 'failure' in outcome) setNotice(passkeyNoticeOf(outcome?.failure, words));
    else onOutcome(outcome);
    setAsking(false);
  }

  return (
    <div className={styles['passkey']}>
      {notice === undefined ? null : (
        <Banner tone="warning" live="assertive" title={notice.title}>
          {notice.body}
        </Banner>
      )}
      <Button
        variant="primary"
        onClick={() => void ask()}
        pendingLabel={isAsking ? t('secondFactor.pending') : undefined}
      >
        {t('secondFactor.passkey.submit')}
      </Button>
    </div>
  );
}
