import type { ClientCategory } from '@airline/client-config/client-categories';
import type { LoginElsewhere } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { AccountKind } from './account-kind.ts';

/** The portal of accounts whose company is not known. */
const usualProduct = 'business';

/**
 * Tells where an account logs in, seen from where it was tried: in the app for what the app can do, else on the site or in the
 * portal of its company. A service logs in at no page.
 */
export function loginDoor(
  kind: AccountKind,
  company: { readonly product: string } | null,
  triedAs: ClientCategory,
): LoginElsewhere {
  const isInApp = triedAs === 'mobileMember' || triedAs === 'mobileCorporate';
  const to = (category: LoginElsewhere['category'], path: string): LoginElsewhere => ({
    kind: 'logInElsewhere',
    category,
    path: `${path}?as=${category}`,
  });
  const portal = buildPath('ctm-login', { product: company?.product ?? usualProduct });
  switch (kind) {
    case 'member':
      return isInApp ? to('mobileMember', buildPath('mobile-login')) : to('member', buildPath('login'));
    case 'corporateTraveler':
      return isInApp ? to('mobileCorporate', buildPath('mobile-login')) : to('corporateTraveler', buildPath('login'));
    case 'travelManager':
      return isInApp ? to('mobileCorporate', buildPath('mobile-login')) : to('corporateTravelManager', portal);
    case 'areaMarketingManager':
      return to('areaMarketingManager', portal);
    case 'reportService':
      return { kind: 'logInElsewhere', category: 'automatedReportService' };
  }
}
