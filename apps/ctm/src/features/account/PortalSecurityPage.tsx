import { SecurityPage } from '@airline/account-help/security';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';

import { product } from '../../product.ts';

/** Renders the security of the account of whoever is logged in at the portal. */
export function PortalSecurityPage(): ReactNode {
  return <SecurityPage changePasswordHref={buildPath('ctm-update-password', { product })} />;
}
