import { helpPage, loadHelpIndex } from '@airline/account-help/help-page';
import { page, type AppPage } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';

const loginWords = ['login', 'session', 'forms', ...failureNamespaces] as const;
const statusWords = ['flightStatus', 'flightAlerts', 'search', 'itinerary', 'forms', ...failureNamespaces] as const;
const fundWords = ['funds', 'forms', ...failureNamespaces] as const;
const helpWords = ['accountHelp', 'forms', ...failureNamespaces] as const;

/** All pages of the bundle: every page is a link that the native app may open. */
export const pages: readonly AppPage[] = [
  page('mobile-home', [], () => import('./features/home/HomePage.tsx'), { needsServices: false }),
  page('mobile-login', loginWords, () => import('@airline/login/login-page')),

  page('mobile-flight-status', statusWords, () => import('@airline/flight-status-page/flight-status-page')),

  page('mobile-travel-funds-transfer', fundWords, () => import('@airline/travel-funds/transfer-page')),
  page('mobile-travel-funds-transfer-confirm', fundWords, () => import('@airline/travel-funds/confirm-transfer-page')),

  page('mobile-account-help', helpWords, loadHelpIndex),
  page('mobile-account-help-account-lookup', helpWords, helpPage('AccountLookupPage')),
  page('mobile-account-help-change-email', helpWords, helpPage('ChangeEmailPage')),
  page('mobile-account-help-complete-account-setup', helpWords, helpPage('CompleteSetupPage')),
  page('mobile-account-help-reset-password', helpWords, helpPage('ResetPasswordPage')),
  page('mobile-account-help-update-password', helpWords, helpPage('UpdatePasswordPage')),
  page('mobile-account-help-privacy', helpWords, helpPage('PrivacyPage')),
  page('mobile-enroll', helpWords, () => import('@airline/account-help/enroll-page')),
];
