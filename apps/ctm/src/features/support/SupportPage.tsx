import { Page, PhoneText } from '@airline/app-shell';
import { company } from '@airline/contract';
import { travelManagerHelpPath } from '@airline/account-help/travel-manager-help-path';
import { buildPath } from '@airline/links';
import { Accordion } from '@airline/ui/accordion';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { product } from '../../product.ts';
import type { LoadedSupport } from './load-support.ts';
import { ServiceState } from './ServiceState.tsx';
import { SentMessages } from './SentMessages.tsx';
import styles from './Support.module.css';
import { WriteToSupport } from './WriteToSupport.tsx';

const account = buildPath('ctm-account-management', { product });

const topics = [
  { name: 'access', href: travelManagerHelpPath(product, 'password') },
  { name: 'people', href: `${account}?tab=people` },
  { name: 'booking', href: buildPath('home') },
  { name: 'payment', href: `${account}?tab=policy` },
  { name: 'reports', href: buildPath('ctm-reports', { product }) },
  { name: 'duty', href: buildPath('ctm-home', { product }) },
] as const;

const documents = [
  { name: 'contract', href: buildPath('contract-of-carriage') },
  { name: 'service', href: buildPath('customer-service-plan') },
  { name: 'privacy', href: buildPath('privacy') },
  { name: 'terms', href: buildPath('terms-of-use') },
  { name: 'accessibility', href: buildPath('accessibility') },
] as const;

/** Renders the portal's support: answers, telephone, messages with a reference, and how the service does. */
export function SupportPage(): ReactNode {
  const { t } = useTranslation('companySupport');
  const language = useLocale().startsWith('en') ? 'en' : 'es';
  const { status, person, sent } = useLoaderData<LoadedSupport>();
  const { phone } = company.customerService[language];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles['page']}>
        <div className={styles['column']}>
          <Card title={t('topics.title')}>
            <Accordion
              items={topics.map(({ name, href }) => ({
                id: name,
                title: t(`topics.${name}.title`),
                content: (
                  <div className={styles['answer']}>
                    <p>{t(`topics.${name}.body`)}</p>
                    <p>
                      <Link href={href}>{t(`topics.${name}.link`)}</Link>
                    </p>
                  </div>
                ),
              }))}
            />
          </Card>
          <WriteToSupport person={person} />
          {sent === undefined ? null : <SentMessages sent={sent} />}
        </div>
        <div className={styles['column']}>
          <Card title={t('phone.title')}>
            <p>
              <PhoneText>{t('phone.body', { phone })}</PhoneText>
            </p>
          </Card>
          <ServiceState status={status} />
          <Card title={t('documents.title')}>
            <ul className={styles['ways']}>
              {documents.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href}>{t(`documents.${name}`)}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}
