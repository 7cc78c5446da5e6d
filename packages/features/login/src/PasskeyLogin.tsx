import type { LoginOutcome, PersonCategory, Session } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import styles from './Login.module.css';
import { passkeyNoticeOf, type PasskeyNotice } from './passkey-notice.ts';
import {
  askForPasskey,
  hasPasskeys,
  offersPasskeysInFields,
  stopAskingForPasskey,
  type PasskeyAnswer,
} from '@airline/account/credentials';
import { useLoginWords } from '@airline/account/credentials';

/** Renders the way in by a passkey alone: a button, and an offer in the name's field where the browser can. */
export function PasskeyLogin({
  category,
  isSharedDevice = false,
  onOutcome,
}: {
  readonly category: PersonCategory;
  readonly isSharedDevice?: boolean;
  readonly onOutcome: (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<PasskeyNotice>();
  const offer = useRef<AbortController>(undefined);

  async function logInWith({ challengeId, credential }: PasskeyAnswer): Promise<void> {
    const outcome = await session.logIn({ method: 'passkey', category, challengeId, credential, isSharedDevice });
    if ('failure' in outcome) setNotice(passkeyNoticeOf(outcome.failure, words));
    else onOutcome(outcome);
  }

  const choose = useEffectEvent((answer: PasskeyAnswer) => void logInWith(answer));
  useEffect(() => {
    const current = new AbortController();
    offer.current = current;
    // Nothing chosen, or no challenge: the other ways in are there.
    void offerInFields(session, current.signal).then((answer) => {
      if (answer !== undefined && !current.signal.aborted) choose(answer);
    });
    return () => {
      current.abort();
      void stopAskingForPasskey();
    };
  }, [session, category]);

  async function ask(): Promise<void> {
    offer.current?.abort();
    setAsking(true);
    setNotice(undefined);
    const answer = await askForPasskey(session);
    if (answer === undefined || 'failure' in answer) setNotice(passkeyNoticeOf(answer?.failure, words));
    else await logInWith(answer.value);
    setAsking(false);
  }

  if (!hasPasskeys()) return null;
  return (
    <div className={styles['passkey']}>
      <p className={styles['or']} aria-hidden="true">
        {t('or')}
      </p>
      {notice === undefined ? null : (
        <Banner tone="warning" live="assertive" title={notice.title}>
          {notice.body}
        </Banner>
      )}
      <Button wide onClick={() => void ask()} pendingLabel={isAsking ? t('pending') : undefined}>
        {t('passkey')}
      </Button>
      <p className={styles['hint']}>{t('passkeyHint')}</p>
    </div>
  );
}

/** Offers a passkey among the names that the browser fills in, and waits until one is chosen. */
async function offerInFields(session: Session, signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!(await offersPasskeysInFields())) return undefined;
  const answer = await askForPasskey(session, { inFields: signal });
  return answer !== undefined && 'value' in answer ? answer.value : undefined;
}
