import { Page } from '@airline/app-shell';
import { endFareWatch, type FareWatch } from '@airline/contract';
import { fareWatchesQuery, invalidateFareWatches, useWatchRoute, WatchFacts, watchHref } from '@airline/fare-watch';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import styles from './FareWatchPages.module.css';

/** Fetches what the account watches. */
export function loader(_: unknown, { session, queryClient }: AppServices): Promise<readonly FareWatch[]> {
  return queryClient.query(fareWatchesQuery(session));
}

/** Renders what the account watches; each is ended at a press. */
export function Component(): ReactNode {
  const { t } = useTranslation('fareWatch');
  const watches = useLoaderData<readonly FareWatch[]>();
  const [ended, setEnded] = useState<string>();
  return (
    <Page title={t('list.title')} lead={t('list.lead')}>
      <div className={styles['list']}>
        {ended === undefined ? null : <Banner tone="success" live="polite" title={t('list.ended', { route: ended })} />}
        {watches.length === 0 ? (
          <EmptyState
            title={t('list.empty.title')}
            actions={
              <ButtonLink variant="primary" href={buildPath('air-booking')}>
                {t('link.book')}
              </ButtonLink>
            }
          >
            {t('list.empty.body')}
          </EmptyState>
        ) : (
          <ul className={styles['cards']}>
            {watches.map((watch) => (
              <li key={watch.id}>
                <WatchCard watch={watch} onEnded={setEnded} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

interface WatchCardProps {
  readonly watch: FareWatch;
  readonly onEnded: (route: string) => void;
}

function WatchCard({ watch, onEnded }: WatchCardProps): ReactNode {
  const { t } = useTranslation('fareWatch');
  const session = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const route = useWatchRoute()(watch);
  const end = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(endFareWatch, { parameters: { watchId: watch.id } })),
    onSuccess: async () => {
      onEnded(route);
      await invalidateFareWatches(queryClient);
      await revalidate();
    },
  });
  const failure = failureIn(end.error);
  return (
    <Card title={route} aside={<Badge>{t(`watch.${watch.kind}`)}</Badge>}>
      <div className={styles['card']}>
        <WatchFacts watch={watch} />
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => end.mutate()} />}
        <div className={styles['actions']}>
          <Button pendingLabel={end.isPending ? t('link.stopping') : undefined} onClick={() => end.mutate()}>
            {t('link.stop')} <VisuallyHidden>{t('list.stopOf', { route })}</VisuallyHidden>
          </Button>
          {watch.kind === 'search' ? <ButtonLink href={watchHref(watch)}>{t('link.seeFlights')}</ButtonLink> : null}
        </div>
      </div>
    </Card>
  );
}
