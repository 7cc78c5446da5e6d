import { LoginPage } from '@airline/account-help/login';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';

/** Renders the site's login: for members, and for those who travel for a company. */
export function TravellerLoginPage(): ReactNode {
  return (
    <LoginPage
      surface="traveller"
      categories={['member', 'corporateTraveler']}
      homeHref={buildPath('account-snapshot')}
    />
  );
}
