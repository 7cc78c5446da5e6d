import { PhoneText } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { LinkRequest } from '../request/LinkRequest.tsx';
import type { RequestPurpose } from '../request/request-form.ts';
import { needParameter, type TravelManagerNeed } from '../travel-manager-help-path.ts';
import { useHelp } from '../setting/use-help.ts';
import styles from '../help.module.css';

const needs: Readonly<Record<TravelManagerNeed, { readonly purpose: RequestPurpose; readonly title: TitleName }>> = {
  username: { purpose: 'forgotUsername', title: 'accountLookup' },
  setup: { purpose: 'completeSetup', title: 'completeAccountSetup' },
};

type TitleName = 'accountLookup' | 'completeAccountSetup' | 'resetPassword';

const passwordNeed = { purpose: 'resetPassword', title: 'resetPassword' } as const;

/**
 * Renders the portal's help page for travel managers: a forgotten password unless the address says that it is the username
 * or the first login.
 */
export function TravelManagerHelpPage(): ReactNode {
  const help = useHelp();
  const { t } = useTranslation('accountHelp');
  const [search] = useSearchParams();
  const need = search.get(needParameter);
  const { purpose, title } = need === 'username' || need === 'setup' ? needs[need] : passwordNeed;
  return (
    <LinkArrival help={help}>
      <LinkRequest key={purpose} help={help} purpose={purpose} title={t(`titles.${title}`)} />
      <p className={styles['apart']}>
        <PhoneText>{t('manager.more')}</PhoneText>
      </p>
    </LinkArrival>
  );
}
