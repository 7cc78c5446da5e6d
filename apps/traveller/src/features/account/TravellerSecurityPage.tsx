import { SecurityPage } from '@airline/account-help/security';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';

/** Renders the security of the account of whoever is logged in. */
export function TravellerSecurityPage(): ReactNode {
  return (
    <SecurityPage
      changePasswordHref={buildPath('account-help-update-password')}
      changeEmailHref={buildPath('account-help-change-email')}
    />
  );
}
