import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { LinkRequest } from '../request/LinkRequest.tsx';
import { useHelp } from '../setting/use-help.ts';

/** Renders the page for a forgotten username: the e-mail, then the mail, then the account. */
export function AccountLookupPage(): ReactNode {
  const help = useHelp();
  const { t } = useTranslation('accountHelp');
  return (
    <LinkArrival help={help}>
      <LinkRequest help={help} purpose="forgotUsername" title={t('titles.accountLookup')} />
    </LinkArrival>
  );
}

/** Renders the page for a forgotten password: the username, then the mail, the questions, and the new password. */
export function ResetPasswordPage(): ReactNode {
  const help = useHelp();
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
 */
export function CompleteSetupPage(): ReactNode {
  const help = useHelp();
  const { t } = useTranslation('accountHelp');
  return (
    <LinkArrival help={help}>
      <LinkRequest help={help} purpose="completeSetup" title={t('titles.completeAccountSetup')} />
    </LinkArrival>
  );
}
