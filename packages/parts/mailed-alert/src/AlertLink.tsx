import { Page } from '@airline/app-shell';
import { failureIn, GatewayError } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import styles from './MailedAlert.module.css';

/** How what is reported stands: `unconfirmed` until the link is used, `stopped` where it was ended and can begin again. */
export type AlertState = 'unconfirmed' | 'on' | 'stopped';

/** The words of {@link AlertLink}. */
export interface AlertLinkWords {
  readonly confirmTitle: string;
  readonly confirmLead: string;
  readonly confirm: string;
  readonly confirming: string;
  readonly onTitle: string;
  readonly onLead: string;
  readonly confirmed: string;
  readonly stop: string;
  readonly stopping: string;
  readonly stoppedTitle: string;
  readonly stoppedLead: string;
  /** Begins again what was ended; absent where a link does not. */
  readonly again?: string;
  readonly goneTitle: string;
  readonly goneLead: string;
}

/** What {@link AlertLink} takes. */
export interface AlertLinkProps<Alert extends { readonly state: AlertState }> {
  /** What the mailed link is about; absent where it is gone. */
  readonly alert: Alert | undefined;
  readonly words: AlertLinkWords;
  /** What it is called, and what it is about. */
  readonly facts: { readonly title: string; readonly content: ReactNode } | undefined;
  /** More ways on, beside confirming and ending. */
  readonly actions?: ReactNode;
  /** Ways on once it has ended or is gone. */
  readonly ways: ReactNode;
  readonly confirm: () => Promise<Alert>;
  readonly stop: () => Promise<void>;
  /** Whether a refusal says that it is gone. */
  readonly isGone: (refusal: string) => boolean;
}

/** Renders the page of a mailed link: confirms what is reported, or ends it, at a press. To look at it does neither. */
export function AlertLink<Alert extends { readonly state: AlertState }>(props: AlertLinkProps<Alert>): ReactNode {
  const { alert, words, ways } = props;
  if (alert !== undefined) return <Known {...props} alert={alert} />;
  return (
    <Page key="gone" title={words.goneTitle} lead={words.goneLead}>
      <div className={styles['page']}>{ways}</div>
    </Page>
  );
}

function Known<Alert extends { readonly state: AlertState }>({
  alert: loaded,
  words,
  facts,
  actions,
  ways,
  ...calls
}: AlertLinkProps<Alert> & { readonly alert: Alert }): ReactNode {
  const [alert, setAlert] = useState(loaded);
  const confirm = useMutation({
    mutationFn: calls.confirm,
    onSuccess: (confirmed) => {
      stop.reset();
      setAlert(confirmed);
    },
  });
  const stop = useMutation({ mutationFn: calls.stop, onSuccess: () => confirm.reset() });
  const refusal = refusalOf(confirm.error);
  if (refusal !== undefined && calls.isGone(refusal)) {
    return (
      <Page key="gone" title={words.goneTitle} lead={words.goneLead}>
        <div className={styles['page']}>{ways}</div>
      </Page>
    );
  }
  const [failure, retry] = [
    failureIn(confirm.error) ?? failureIn(stop.error),
    () => (failureIn(stop.error) === undefined ? confirm.mutate() : stop.mutate()),
  ];
  const banner = failure === undefined ? null : <FailureBanner failure={failure} onRetry={retry} />;
  const confirming = confirm.isPending ? words.confirming : undefined;
  if (stop.isSuccess || alert.state === 'stopped') {
    return (
      <Page key="stopped" title={words.stoppedTitle} lead={words.stoppedLead}>
        <div className={styles['page']}>
          {banner}
          {words.again === undefined ? null : (
            <div className={styles['actions']}>
              <Button pendingLabel={confirming} onClick={() => confirm.mutate()}>
                {words.again}
              </Button>
            </div>
          )}
          {ways}
        </div>
      </Page>
    );
  }
  const isUnconfirmed = alert.state === 'unconfirmed';
  return (
    <Page
      key={alert.state}
      title={isUnconfirmed ? words.confirmTitle : words.onTitle}
      lead={isUnconfirmed ? words.confirmLead : words.onLead}
    >
      <div className={styles['page']}>
        {confirm.isSuccess ? <Banner tone="success" live="polite" title={words.confirmed} /> : null}
        {banner}
        {facts === undefined ? null : <Card title={facts.title}>{facts.content}</Card>}
        <div className={styles['actions']}>
          {isUnconfirmed ? (
            <Button variant="primary" pendingLabel={confirming} onClick={() => confirm.mutate()}>
              {words.confirm}
            </Button>
          ) : (
            <Button
              variant={confirm.isSuccess ? 'secondary' : 'primary'}
              pendingLabel={stop.isPending ? words.stopping : undefined}
              onClick={() => stop.mutate()}
            >
              {words.stop}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </Page>
  );
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof GatewayError && error.failure.kind === 'refused' ? error.failure.name : undefined;
}
