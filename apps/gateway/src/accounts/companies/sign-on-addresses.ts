import type { CompanySignOnCategory } from '@airline/contract';
import { buildPath } from '@airline/links';

/** Where a provider leads back to: the login page of the surface. */
export function toRedirectAddress(publicOrigin: string, product: string, category: CompanySignOnCategory): string {
  const path = category === 'corporateTraveler' ? buildPath('login') : buildPath('ctm-login', { product });
  return `${publicOrigin}${path}`;
}
