import { Page } from '@airline/app-shell';
import { confirmFareWatch, type FareWatch, readFareWatch, stopFareWatch } from '@airline/contract';
import { useWatchRoute, WatchFacts, watchHref } from '@airline/fare-watch';
import { valueOrThrow } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { AlertLink, takeAlertToken } from '@airline/mailed-alert/alert-link';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './FareWatchPages.module.css';

/** What the page shows: the watch of the mailed link; `gone` where there is none any more; nothing where no link was opened. */
export type LoadedWatch = { readonly token: string; readonly watch: FareWatch } | 'gone' | undefined;

/** Fetches the watch of the link that this tab was opened with. To look at it begins and ends nothing: programs that read mails do. */
export async function loader(_: unknown, { session }: AppServices): Promise<LoadedWatch> {
  const token = takeAlertToken('airline.fare-watch');
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
  return <Watch key={loaded === 'gone' ? 'gone' : loaded.token} loaded={loaded} />;
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

function FindTrip(): ReactNode {
  const { t } = useTranslation('fareWatch');
  return (
    <div>
      <ButtonLink href={buildPath('find-my-trip')}>{t('link.findTrip')}</ButtonLink>
    </div>
  );
}

function Watch({ loaded }: { readonly loaded: Exclude<LoadedWatch, undefined> }): ReactNode {
  const { t } = useTranslation('fareWatch');
  const session = useSession();
  const toRoute = useWatchRoute();
  const known = loaded === 'gone' ? undefined : loaded;
  const watch = known?.watch;
  const isTrip = watch?.kind === 'trip';
  const body = { token: known?.token ?? '' };
  const words = {
    confirmTitle: t('link.confirmTitle'),
    confirmLead: t('link.confirmLead'),
    confirm: t('link.confirm'),
    confirming: t('link.confirming'),
    onTitle: t('link.onTitle'),
    onLead: t(isTrip ? 'link.onTrip' : 'link.onSearch'),
    confirmed: t('link.confirmed'),
    stop: t('link.stop'),
    stopping: t('link.stopping'),
    stoppedTitle: t('link.stoppedTitle'),
    stoppedLead: t(isTrip ? 'link.stoppedTrip' : 'link.stoppedLead'),
    ...(isTrip ? { again: t('link.begin') } : {}),
    goneTitle: t('link.goneTitle'),
    goneLead: t('link.goneLead'),
  };
  return (
    <AlertLink
      alert={watch}
      words={words}
      facts={watch === undefined ? undefined : { title: toRoute(watch), content: <WatchFacts watch={watch} /> }}
      actions={
        watch?.kind === 'search' ? <ButtonLink href={watchHref(watch)}>{t('link.seeFlights')}</ButtonLink> : null
      }
      ways={isTrip ? <FindTrip /> : <Ways />}
      confirm={async () => valueOrThrow(await session.call(confirmFareWatch, { body }))}
      stop={async () => {
        valueOrThrow(await session.call(stopFareWatch, { body }));
      }}
      isGone={(refusal) => refusal === 'fareWatchNotFound'}
    />
  );
}
