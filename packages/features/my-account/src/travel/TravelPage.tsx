import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { profileQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import styles from '../frame/MyAccount.module.css';
import { PassportsCard } from './PassportsCard.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

export { loadProfile as loader } from '../account-page-loaders.ts';

/** Renders what a member wants on each trip: it fills the passenger page of a booking by one press. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { data: profile } = useSuspenseQuery(profileQuery(useSession()));
  return (
    <Page title={t('travel.title')} lead={t('travel.lead')}>
      <Columns
        main={
          <div className={styles['stack']}>
            <PreferencesForm travel={profile.travel} />
            <PassportsCard travel={profile.travel} />
          </div>
        }
        side={<AccountMenu />}
      />
    </Page>
  );
}
