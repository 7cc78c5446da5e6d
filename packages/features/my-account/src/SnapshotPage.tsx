import { Page, useAppFrame } from '@airline/app-shell';
import { useFlag } from '@airline/app-shell/flags';
import { Columns } from '@airline/app-shell/columns';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import type { Snapshot } from './account-loaders.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountTrip } from './AccountTrip.tsx';
import { listAccountPlaces } from './frame/account-places.ts';
import { NoTrip } from './NoTrip.tsx';
import { pointsOfFares } from './points-of-fares.ts';
import styles from './SnapshotPage.module.css';

export { loadSnapshot as loader } from './account-loaders.ts';

/** Renders the account at a glance: who, number, tier, points, the next trip, and the ways on. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { info, next } = useLoaderData<Snapshot>();
  const title =
    info.firstName === undefined ? t('snapshot.titleNameless') : t('snapshot.title', { firstName: info.firstName });
  const isMember = info.loyalty !== undefined;
  const keepsTravelers = useFlag('frequentTravelers');
  const { app } = useAppFrame();
  return (
    <Page title={title}>
      <Columns
        main={
          <section className={styles['next']} aria-labelledby="next-trip">
            <h2 id="next-trip">{t('snapshot.nextTrip')}</h2>
            <Next next={next} />
          </section>
        }
        side={
          <>
            <Card title={t('snapshot.account')}>
              <AccountFacts info={info} />
            </Card>
            <Card title={t('snapshot.manage')}>
              <ul className={styles['links']}>
                {[
                  ...listAccountPlaces({ isMember, keepsTravelers, surface: app }).map(({ name, href }) => ({
                    href,
                    label: t(`menu.${name}`),
                  })),
                  ...(isMember ? [{ href: pointsOfFares, label: t('snapshot.earning') }] : []),
                  { href: buildPath('account-help-update-password'), label: t('snapshot.changePassword') },
                  { href: buildPath('account-help-privacy'), label: t('snapshot.privacy') },
                  ...(info.staffRole === 'operations'
                    ? [{ href: buildPath('operations'), label: t('snapshot.operations') }]
                    : []),
                  ...(info.staffRole === 'gate' ? [{ href: buildPath('gate'), label: t('snapshot.gate') }] : []),
                ].map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        }
      />
    </Page>
  );
}

function Next({ next }: Pick<Snapshot, 'next'>): ReactNode {
  const { revalidate } = useRevalidator();
  if ('failure' in next) return <FailureBanner failure={next.failure} live="off" onRetry={() => void revalidate()} />;
  return next.trip === undefined ? <NoTrip /> : <AccountTrip trip={next.trip} headingLevel={3} />;
}
