import { Page } from '@airline/app-shell';
import { specialItems } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BagAllowance, BagCharges, BagSizes } from '../bag-tables.tsx';
import { BagCalculator } from './BagCalculator.tsx';
import styles from './BaggagePage.module.css';

/** Renders what bags cost, which a fare includes, how large and heavy they may be, and how special items travel. */
export function Component(): ReactNode {
  const { t } = useTranslation('baggage');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles['page']}>
        <BagCalculator />
        <p>
          {t('buy')} <Link href={buildPath('find-my-trip')}>{t('buyLink')}</Link>.
        </p>
        <Section title={t('allowance')}>
          <BagAllowance />
        </Section>
        <Section title={t('sizes')}>
          <BagSizes />
          <p className={styles['note']}>{t('sizesNote')}</p>
        </Section>
        <Section title={t('charges')}>
          <BagCharges />
        </Section>
        <Section title={t('special.title')}>
          <Table
            caption={t('special.title')}
            captionHidden
            rows={specialItems}
            keyOf={({ id }) => id}
            columns={[
              { id: 'item', header: t('special.item'), cell: ({ id }) => t(`special.items.${id}`) },
              { id: 'travels', header: t('special.travels'), cell: ({ travels }) => t(`special.ways.${travels}`) },
            ]}
          />
        </Section>
        <Section title={t('more.title')}>
          <ul className={styles['links']}>
            <li>
              <Link href={`${buildPath('fees-and-bags')}#claims`}>{t('more.claims')}</Link>
            </li>
            <li>
              <Link href={buildPath('dangerous-goods')}>{t('more.dangerousGoods')}</Link>
            </li>
            <li>
              <Link href={`${buildPath('help')}#bags`}>{t('more.help')}</Link>
            </li>
          </ul>
        </Section>
      </div>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
