import type { ClientCategory } from '@airline/client-config/client-categories';

/** Where somebody is logged in as a category; in one browser, one person at a time is at each. */
const surfaceOf: Readonly<Record<ClientCategory, 'site' | 'portal' | 'webView' | 'service'>> = {
  anonymousTraveler: 'site',
  member: 'site',
  corporateTraveler: 'site',
  corporateTravelManager: 'portal',
  areaMarketingManager: 'portal',
  mobileMember: 'webView',
  mobileCorporate: 'webView',
  automatedReportService: 'service',
};

/** Tells whether a login as one category takes the place of one as the other, though their cookies are of different kinds. */
export function isSameSurface(one: ClientCategory, other: ClientCategory): boolean {
  return surfaceOf[one] === surfaceOf[other];
}
