import { LoginPage } from '@airline/account-help/login';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';

import { product } from '../../product.ts';

/** Renders the portal's login: for travel managers, and for the airline's area marketing managers. */
export function PortalLoginPage(): ReactNode {
  return (
    <LoginPage
      surface="ctm"
      product={product}
      categories={['corporateTravelManager', 'areaMarketingManager']}
      homeHref={buildPath('ctm-home', { product })}
    />
  );
}
