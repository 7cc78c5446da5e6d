import { Page } from '@airline/app-shell';
import type { UserInfo } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Card } from '@airline/ui/card';
import { DescriptionList, type Description } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import { Skeleton } from '@airline/ui/skeleton';
import type { TFunction } from 'i18next';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { product } from '../../product.ts';
import type { LoadedHome } from './load-home.ts';
import { PersonFailure } from './PersonFailure.tsx';
import styles from './HomePage.module.css';

/** The map and its table, which the login and those who manage no travel need not download. */
const CompanyCards = lazy(async () => ({ default: (await import('./CompanyCards.tsx')).CompanyCards }));

const ways = [
  { name: 'security', href: buildPath('ctm-security', { product }) },
  { name: 'changePassword', href: buildPath('ctm-update-password', { product }) },
  { name: 'help', href: buildPath('ctm-password-help', { product }) },
] as const;

/** Renders the portal's first page: who is logged in, for which company, and what they can do here today. */
export function HomePage(): ReactNode {
  const { t } = useTranslation('ctm');
  const { person, overview } = useLoaderData<LoadedHome>();
  const info = 'value' in person ? person.value : undefined;
  const title =
    info?.firstName === undefined ? t('home.titleNameless') : t('home.title', { firstName: info.firstName });
  const isMarketer = info?.category === 'areaMarketingManager';
  return (
    <Page title={title} lead={t(isMarketer ? 'home.marketingLead' : 'home.lead')}>
      {overview === undefined ? null : 'failure' in overview ? (
        <PersonFailure failure={overview.failure} />
      ) : (
        <Suspense fallback={<Skeleton label={t('home.loading')} shape="card" count={3} />}>
          <CompanyCards overview={overview.value} />
        </Suspense>
      )}
      <div className={styles['cards']}>
        {'failure' in person ? <PersonFailure failure={person.failure} /> : null}
        {info === undefined ? null : (
          <Card title={t('home.person')}>
            <DescriptionList items={factsOf(info, t)} />
          </Card>
        )}
        <Card title={t('home.manage')}>
          <ul className={styles['ways']}>
            {ways.map(({ name, href }) => (
              <li key={name}>
                <Link href={href}>{t(`home.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </Card>
        {isMarketer ? (
          <Card title={t('home.promotions')}>
            <p>
              <Link href={buildPath('ctm-promotions', { product })}>{t('home.seePromotions')}</Link>
            </p>
          </Card>
        ) : null}
      </div>
    </Page>
  );
}

function factsOf(
  { category, firstName, lastName, corporate, username, email }: UserInfo,
  t: TFunction<'ctm'>,
): Description[] {
  const name = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  // The airline's own marketing managers belong to no company.
  const role = category === 'areaMarketingManager' ? category : corporate?.role;
  const facts = [
    { id: 'company', term: t('home.company'), detail: corporate?.companyName ?? '' },
    { id: 'name', term: t('home.name'), detail: name },
    { id: 'role', term: t('home.role'), detail: role === undefined ? '' : t(`home.roles.${role}`) },
    { id: 'username', term: t('home.username'), detail: username ?? '' },
    { id: 'email', term: t('home.email'), detail: email ?? '' },
  ];
  return facts.filter(({ detail }) => detail !== '');
}
