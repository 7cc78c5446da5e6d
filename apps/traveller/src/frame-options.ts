import type { SessionFrameOptions } from '@airline/account-help/frame';
import { buildPath } from '@airline/links';

/** Where the site's frame leads whoever is logged in. */
export const frameOptions: SessionFrameOptions = {
  logInHref: buildPath('login'),
  homeHref: buildPath('home'),
  places: [
    { name: 'snapshot', href: buildPath('account-snapshot') },
    { name: 'trips', href: buildPath('my-account-trips') },
    { name: 'points', href: buildPath('my-account-points-activity'), isForMembers: true },
    { name: 'security', href: buildPath('my-account-profile-security') },
    { name: 'privacy', href: buildPath('account-help-privacy') },
  ],
  securityHref: buildPath('my-account-profile-security'),
};
