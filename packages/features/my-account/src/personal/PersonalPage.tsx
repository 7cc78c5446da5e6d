import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { profileQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import styles from '../frame/MyAccount.module.css';
import { LoginCard } from './LoginCard.tsx';
import { NameCard } from './NameCard.tsx';
import { PersonalForm } from './PersonalForm.tsx';

export { loadProfile as loader } from '../account-page-loaders.ts';

/** Renders who the member is: what the airline alone corrects, what they change themselves, and what they log in by. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { data: profile } = useSuspenseQuery(profileQuery(useSession()));
  return (
    <Page title={t('personal.title')} lead={t('personal.lead')}>
      <Columns
        main={
          <div className={styles['stack']}>
            <NameCard profile={profile} />
            <PersonalForm profile={profile} />
            <LoginCard profile={profile} />
          </div>
        }
        side={<AccountMenu />}
      />
    </Page>
  );
}
