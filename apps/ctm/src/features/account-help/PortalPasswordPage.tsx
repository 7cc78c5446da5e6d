import { UpdatePasswordPage } from '@airline/account-help';
import type { ReactNode } from 'react';

import { usePortalHelp } from './use-portal-help.ts';

/** Renders the change of the password of whoever is logged in at the portal. */
export function PortalPasswordPage(): ReactNode {
  return <UpdatePasswordPage help={usePortalHelp()} />;
}
