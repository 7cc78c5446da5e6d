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
    { name: 'home', href: buildPath('ctm-home', { product }) },
    { name: 'security', href: buildPath('ctm-security', { product }) },
  ],
  securityHref: buildPath('ctm-security', { product }),
};
