import type { MemberProfile } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';

/** Renders the name and the birth date, which stand on tickets and documents: how they are corrected is said, and nothing is typed. */
export function NameCard({ profile }: { readonly profile: MemberProfile }): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const { firstName, lastName, birthDate } = profile;
  return (
    <Card title={t('personal.name')}>
      <div className={styles['fields']}>
        <DescriptionList
          items={[
            { id: 'first', term: t('personal.firstName'), detail: firstName ?? t('personal.notKnown') },
            { id: 'last', term: t('personal.lastName'), detail: lastName ?? t('personal.notKnown') },
            {
              id: 'birth',
              term: t('personal.birthDate'),
              detail: birthDate === undefined ? t('personal.notKnown') : formatCalendarDate(birthDate, locale),
            },
          ]}
        />
        <p className={styles['muted']}>
          {t('personal.correct')} <Link href={buildPath('contact')}>{t('personal.correctLink')}</Link>
        </p>
      </div>
    </Card>
  );
}
