import { TravelManagerHelpPage } from '@airline/account-help';
import type { ReactNode } from 'react';

import { usePortalHelp } from './use-portal-help.ts';

/** Renders the help page of the portal of one product. */
export function PasswordHelpPage(): ReactNode {
  return <TravelManagerHelpPage help={usePortalHelp()} />;
}
