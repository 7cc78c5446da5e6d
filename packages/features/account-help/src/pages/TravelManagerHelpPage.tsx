import { PhoneText } from '@airline/app-shell';
import { useLoginState } from '@airline/session/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LoggedInManagerHelp } from './LoggedInManagerHelp.tsx';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { LinkRequest } from '../request/LinkRequest.tsx';
import type { RequestPurpose } from '../request/request-form.ts';
import { needParameter, type TravelManagerNeed } from '../travel-manager-help-path.ts';
import { useHelp } from '../setting/use-help.ts';
import styles from '../help.module.css';

const needs: Readonly<Record<TravelManagerNeed, { readonly purpose: RequestPurpose; readonly title: TitleName }>> = {
  username: { purpose: 'forgotUsername', title: 'accountLookup' },
  password: { purpose: 'resetPassword', title: 'resetPassword' },
  setup: { purpose: 'completeSetup', title: 'completeAccountSetup' },
};

type TitleName = 'accountLookup' | 'completeAccountSetup' | 'resetPassword';

/**
 * Renders the portal's help page for travel managers: what the address says is needed; else a forgotten password, or for who
 * is logged in the ways to what protects their access.
 */
export function TravelManagerHelpPage(): ReactNode {
  const help = useHelp();
  const { t } = useTranslation('accountHelp');
  const [search] = useSearchParams();
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const asked = search.get(needParameter);
  const need = isNeed(asked) ? asked : undefined;
  if (isLoggedIn && need === undefined) {
    return (
      <LinkArrival help={help}>
        <LoggedInManagerHelp />
      </LinkArrival>
    );
  }
  const { purpose, title } = needs[need ?? 'password'];
  return (
    <LinkArrival help={help}>
      <LinkRequest key={purpose} help={help} purpose={purpose} title={t(`titles.${title}`)} />
      <p className={styles['apart']}>
        <PhoneText>{t('manager.more')}</PhoneText>
      </p>
    </LinkArrival>
  );
}

function isNeed(asked: string | null): asked is TravelManagerNeed {
  return asked !== null && Object.hasOwn(needs, asked);
}
