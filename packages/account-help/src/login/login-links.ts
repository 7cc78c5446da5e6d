import { buildPath } from '@airline/links';
import type { Surface } from '@airline/session';

/** Names a way on from a login that did not work. */
export type LoginHelp = 'forgotUsername' | 'forgotPassword' | 'firstTime' | 'enroll' | 'managerHelp';

/** Where each way on stands in an app; an app has not all of them. */
export type LoginLinks = Readonly<Partial<Record<LoginHelp, string>>>;

/** Gives the ways on that an app has. */
export function loginLinksOf(surface: Surface, product = ''): LoginLinks {
  switch (surface) {
    case 'traveller':
      return {
        forgotUsername: buildPath('forgot-username'),
        forgotPassword: buildPath('forgot-password'),
        firstTime: buildPath('first-time-login'),
        enroll: buildPath('enroll'),
      };
    case 'ctm':
      return { managerHelp: buildPath('ctm-password-help', { product }) };
    case 'webview':
      return {
        forgotUsername: buildPath('mobile-account-help-account-lookup'),
        forgotPassword: buildPath('mobile-account-help-reset-password'),
        firstTime: buildPath('mobile-account-help-complete-account-setup'),
        enroll: buildPath('mobile-enroll'),
      };
  }
}
