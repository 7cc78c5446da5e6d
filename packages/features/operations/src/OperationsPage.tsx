import { Page } from '@airline/app-shell';
import { type OperationsState, readOperations } from '@airline/contract';
import { GatewayError, valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import { Crashes } from './Crashes.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { Health } from './Health.tsx';
import { Limits } from './Limits.tsx';
import styles from './OperationsPage.module.css';
import { OperationsLinks } from './OperationsLinks.tsx';
import { Settings } from './Settings.tsx';
import { WaitingPoints } from './WaitingPoints.tsx';
import { WebVitals } from './WebVitals.tsx';

/** What the page shows: how the product does, or that it is not for this person. */
type Loaded = { readonly state: OperationsState } | { readonly isNotPermitted: true };

/** Fetches how the product does now. */
export async function loader(_: unknown, { session }: AppServices): Promise<Loaded> {
  try {
    return { state: valueOrThrow(await session.call(readOperations, {})) };
  } catch (error) {
    if (error instanceof GatewayError && error.failure.kind === 'refused') return { isNotPermitted: true };
    throw error;
  }
}

/** Renders how the product does, for those who operate it. */
export function Component(): ReactNode {
  const { t } = useTranslation('operations');
  const loaded = useLoaderData<Loaded>();
  const { revalidate, state: progress } = useRevalidator();
  if ('isNotPermitted' in loaded) {
    return (
      <Page title={t('title')}>
        <EmptyState title={t('notPermitted.title')}>{t('notPermitted.body')}</EmptyState>
      </Page>
    );
  }
  const { state } = loaded;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      aside={
        <Button pendingLabel={progress === 'loading' ? t('refreshing') : undefined} onClick={() => void revalidate()}>
          {t('refresh')}
        </Button>
      }
    >
      <div className={styles['sections']}>
        <OperationsLinks current="state" />
        <Health state={state} />
        <FailedJobs jobs={state.failedJobs} counts={state.jobs} />
        <WaitingPoints />
        <Crashes crashes={state.crashes} />
        <WebVitals vitals={state.webVitals} />
        <Limits limits={state.limits} />
        <Settings settings={state.settings} />
      </div>
    </Page>
  );
}
