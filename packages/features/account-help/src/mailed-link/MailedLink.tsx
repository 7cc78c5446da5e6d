import { Page, PageLoading } from '@airline/app-shell';
import { completeLink, readLink, type LinkResult, type LinkState } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureBanner } from '@airline/gateway-client/react';
import styles from '../help.module.css';
import { forgetRequests } from '../request/remembered-request.ts';
import { forgetSentEnrollment } from '@airline/account/remembered';
import type { HelpContext } from '../setting/use-help.ts';
import { endingOf, type LinkEnding } from './link-end.ts';
import { LinkChecks } from './LinkChecks.tsx';
import { LinkDone } from './LinkDone.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import { LinkWork } from './LinkWork.tsx';

export interface MailedLinkProps {
  readonly help: HelpContext;
  readonly token: string;
  /** Forgets the link once it was used. */
  readonly onUsed: () => void;
  /** Shows the page as if it had been opened without the link. */
  readonly onRestart: () => void;
}

type Stage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'ended'; readonly ending: LinkEnding }
  | { readonly kind: 'open'; readonly state: LinkState }
  | { readonly kind: 'done'; readonly result: LinkResult };

/** Renders what a mailed link is for: its questions, its work, its result, or why it no longer works. */
export function MailedLink({ help, token, onUsed, onRestart }: MailedLinkProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const [stage, setStage] = useState<Stage>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const { call } = help;

  useEffect(() => {
    const leaving = new AbortController();
    call(readLink, { body: { token }, signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return;
        setStage('value' in outcome ? { kind: 'open', state: outcome.value } : stageOf(outcome.failure));
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, token, attempt]);

  const end = (ending: LinkEnding) => {
    onUsed();
    setStage({ kind: 'ended', ending });
  };
  const finish = (result: LinkResult) => {
    onUsed();
    forgetRequests();
    if (result.purpose === 'confirmEnrollment') forgetSentEnrollment();
    setStage({ kind: 'done', result });
  };

  switch (stage.kind) {
    case 'reading':
      return (
        <Page title={t('link.reading')}>
          <PageLoading />
        </Page>
      );
    case 'unread':
      return (
        <Page key="unread" title={t('link.failed')}>
          <div className={styles['narrow']}>
            <FailureBanner
              failure={stage.failure}
              onRetry={() => {
                setStage({ kind: 'reading' });
                setAttempt(attempt + 1);
              }}
            />
          </div>
        </Page>
      );
    case 'ended':
      return <LinkEnded help={help} ending={stage.ending} onRestart={onRestart} />;
    case 'open': {
      const step = { help, token, state: stage.state, onEnded: end };
      return stage.state.isProved ? (
        <LinkWork {...step} onRestart={onRestart} onDone={finish} />
      ) : (
        <LinkChecks
          {...step}
          onAnswered={async (state) => {
            if (state.isProved && state.purpose === 'forgotUsername') {
              const outcome = await call(completeLink, { body: { token, purpose: 'forgotUsername' } });
              if ('value' in outcome) return finish(outcome.value);
            }
            setStage({ kind: 'open', state });
          }}
        />
      );
    }
    case 'done':
      return <LinkDone help={help} result={stage.result} />;
  }
}

function stageOf(failure: Failure): Stage {
  const ending = endingOf(failure);
  return ending === undefined ? { kind: 'unread', failure } : { kind: 'ended', ending };
}
