import type { SessionFrameOptions } from '@airline/account-help/frame';
import { buildPath } from '@airline/links';

import { product } from './product.ts';

const logInHref = buildPath('ctm-login', { product });

/** Where the portal's frame leads whoever is logged in. */
export const frameOptions: SessionFrameOptions = {
  logInHref,
  // Nothing of the portal is for nobody: its home would lead there too.
  homeHref: logInHref,
  places: [
    { name: 'security', href: buildPath('ctm-security', { product }) },
    { name: 'password', href: buildPath('ctm-update-password', { product }) },
  ],
  securityHref: buildPath('ctm-security', { product }),
};
