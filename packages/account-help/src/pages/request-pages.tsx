import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { LinkRequest } from '../request/LinkRequest.tsx';
import type { HelpPageProps } from '../setting/help-setting.ts';

/**
 * Renders the page for a forgotten username: the e-mail, then the mail, then the account.
 *
 * @example
 * ```tsx
 * import { AccountLookupPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <AccountLookupPage help={help} />;
 * ```
 */
export function AccountLookupPage({ help }: HelpPageProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <LinkArrival help={help}>
      <LinkRequest help={help} purpose="forgotUsername" title={t('titles.accountLookup')} />
    </LinkArrival>
  );
}

/**
 * Renders the page for a forgotten password: the username, then the mail, the questions, and the new password.
 *
 * @example
 * ```tsx
 * import { ResetPasswordPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <ResetPasswordPage help={help} />;
 * ```
 */
export function ResetPasswordPage({ help }: HelpPageProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <LinkArrival help={help}>
      <LinkRequest help={help} purpose="resetPassword" title={t('titles.resetPassword')} />
    </LinkArrival>
  );
}

/**
 * Renders the page for the first login of an account that somebody else opened: its number, then the mail, then username,
 * password and security questions.
 *
 * @example
 * ```tsx
 * import { CompleteSetupPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <CompleteSetupPage help={help} />;
 * ```
 */
export function CompleteSetupPage({ help }: HelpPageProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <LinkArrival help={help}>
      <LinkRequest help={help} purpose="completeSetup" title={t('titles.completeAccountSetup')} />
    </LinkArrival>
  );
}
