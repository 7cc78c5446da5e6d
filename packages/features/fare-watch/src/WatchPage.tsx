import { Page } from '@airline/app-shell';
import { confirmFareWatch, type FareWatch, readFareWatch, stopFareWatch } from '@airline/contract';
import { useWatchRoute, WatchFacts, watchHref } from '@airline/fare-watch';
import { failureIn, GatewayError, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './FareWatchPages.module.css';
import { takeWatchToken } from './watch-token.ts';

/** What the page shows: the watch of the mailed link; `gone` where there is none any more; nothing where no link was opened. */
export type LoadedWatch = { readonly token: string; readonly watch: FareWatch } | 'gone' | undefined;

/** Fetches the watch of the link that this tab was opened with. To look at it begins and ends nothing: programs that read mails do. */
export async function loader(_: unknown, { session }: AppServices): Promise<LoadedWatch> {
  const token = takeWatchToken();
  if (token === undefined) return undefined;
  const answer = await session.call(readFareWatch, { body: { token } });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'fareWatchNotFound') {
    return 'gone';
  }
  return { token, watch: valueOrThrow(answer) };
}

/** Renders the watch of a mailed link: confirms it, or ends it, at a press. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedWatch>();
  const { t } = useTranslation('fareWatch');
  if (loaded === undefined) {
    return (
      <Page title={t('link.noLinkTitle')} lead={t('link.noLinkLead')}>
        <div className={styles['actions']}>
          <ButtonLink href={buildPath('my-account-fare-watches')}>{t('search.onLink')}</ButtonLink>
          <ButtonLink href={buildPath('air-booking')}>{t('link.book')}</ButtonLink>
        </div>
      </Page>
    );
  }
  return loaded === 'gone' ? <Gone /> : <Watch key={loaded.token} {...loaded} />;
}

function Gone(): ReactNode {
  const { t } = useTranslation('fareWatch');
  return (
    <Page key="gone" title={t('link.goneTitle')} lead={t('link.goneLead')}>
      <Ways />
    </Page>
  );
}

function Ways(): ReactNode {
  const { t } = useTranslation('fareWatch');
  return (
    <div className={styles['content']}>
      <p>{t('link.again')}</p>
      <div className={styles['actions']}>
        <ButtonLink href={buildPath('air-booking')}>{t('link.book')}</ButtonLink>
      </div>
    </div>
  );
}

function Watch({ token, watch: loaded }: Exclude<LoadedWatch, 'gone' | undefined>): ReactNode {
  const { t } = useTranslation('fareWatch');
  const session = useSession();
  const toRoute = useWatchRoute();
  const [watch, setWatch] = useState(loaded);
  const body = { token };
  const confirm = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(confirmFareWatch, { body })),
    onSuccess: setWatch,
  });
  const stop = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(stopFareWatch, { body })),
  });
  if (stop.isSuccess || watch.state === 'stopped') {
    return (
      <Page key="stopped" title={t('link.stoppedTitle')} lead={t('link.stoppedLead')}>
        <Ways />
      </Page>
    );
  }
  if (isGone(confirm.error)) return <Gone />;
  const isUnconfirmed = watch.state === 'unconfirmed';
  const [failure, retry] = [
    failureIn(confirm.error) ?? failureIn(stop.error),
    () => (failureIn(stop.error) === undefined ? confirm.mutate() : stop.mutate()),
  ];
  return (
    <Page
      key={watch.state}
      title={t(isUnconfirmed ? 'link.confirmTitle' : 'link.onTitle')}
      lead={t(isUnconfirmed ? 'link.confirmLead' : watch.kind === 'trip' ? 'link.onTrip' : 'link.onSearch')}
    >
      <div className={styles['content']}>
        {confirm.isSuccess ? <Banner tone="success" live="polite" title={t('link.confirmed')} /> : null}
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={retry} />}
        <Card title={toRoute(watch)}>
          <WatchFacts watch={watch} />
        </Card>
        <div className={styles['actions']}>
          {isUnconfirmed ? (
            <Button
              variant="primary"
              pendingLabel={confirm.isPending ? t('link.confirming') : undefined}
              onClick={() => confirm.mutate()}
            >
              {t('link.confirm')}
            </Button>
          ) : (
            <Button
              variant={confirm.isSuccess ? 'secondary' : 'primary'}
              pendingLabel={stop.isPending ? t('link.stopping') : undefined}
              onClick={() => stop.mutate()}
            >
              {t('link.stop')}
            </Button>
          )}
          {watch.kind === 'search' ? <ButtonLink href={watchHref(watch)}>{t('link.seeFlights')}</ButtonLink> : null}
        </div>
      </div>
    </Page>
  );
}

function isGone(error: unknown): boolean {
  return (
    error instanceof GatewayError && error.failure.kind === 'refused' && error.failure.name === 'fareWatchNotFound'
  );
}
