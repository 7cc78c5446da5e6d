import { PhoneText } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { LinkRequest } from '../request/LinkRequest.tsx';
import type { RequestPurpose } from '../request/request-form.ts';
import { needParameter } from '../setting/help-links.ts';
import type { HelpPageProps } from '../setting/help-setting.ts';
import styles from '../help.module.css';

const needs: Readonly<Record<string, { readonly purpose: RequestPurpose; readonly title: TitleName }>> = {
  username: { purpose: 'forgotUsername', title: 'accountLookup' },
  setup: { purpose: 'completeSetup', title: 'completeAccountSetup' },
};

type TitleName = 'accountLookup' | 'completeAccountSetup' | 'resetPassword';

const passwordNeed = { purpose: 'resetPassword', title: 'resetPassword' } as const;

/**
 * Renders the portal's help page for travel managers: a forgotten password unless the address says that it is the username
 * or the first login.
 *
 * @example
 * ```tsx
 * import { TravelManagerHelpPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <TravelManagerHelpPage help={help} />;
 * ```
 */
export function TravelManagerHelpPage({ help }: HelpPageProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const [search] = useSearchParams();
  const { purpose, title } = needs[search.get(needParameter) ?? ''] ?? passwordNeed;
  return (
    <LinkArrival help={help}>
      <LinkRequest key={purpose} help={help} purpose={purpose} title={t(`titles.${title}`)} />
      <p className={styles['apart']}>
        <PhoneText>{t('manager.more')}</PhoneText>
      </p>
    </LinkArrival>
  );
}
