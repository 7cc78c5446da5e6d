import { createApp } from '@airline/app';
import { nativeApp } from '@airline/app-shell/native-app';
import { buildPath, webviewBase } from '@airline/links';

import { openInBrowser } from './native-app.ts';

const home = buildPath('mobile-home');
const accountLookup = buildPath('mobile-account-help-account-lookup');
const resetPassword = buildPath('mobile-account-help-reset-password');
const completeSetup = buildPath('mobile-account-help-complete-account-setup');
const enroll = buildPath('mobile-enroll');

/** The bundle inside the native app, which brings the header and the footer itself. */
export const app = createApp({
  surface: 'webview',
  places: {
    home,
    login: buildPath('mobile-login'),
    afterLogin: home,
    afterLogOut: home,
    help: buildPath('mobile-account-help'),
    accountLookup,
    resetPassword,
    completeSetup,
    updatePassword: buildPath('mobile-account-help-update-password'),
    changeEmail: buildPath('mobile-account-help-change-email'),
    privacy: buildPath('mobile-account-help-privacy'),
    enroll,
    security: webviewBase + buildPath('my-account-v2-security'),
  },
  accountMenu: [],
  login: {
    categories: ['mobileMember', 'mobileCorporate'],
    help: { forgotUsername: accountLookup, forgotPassword: resetPassword, firstTime: completeSetup, enroll },
  },
  loadPrompts: async () => (await import('@airline/login/prompts')).SessionPrompts,
  createSession: async (options) =>
    (await import('./native-session.ts')).createNativeSession(options, nativeApp.current),
  // The native app knows who is logged in, whatever this browser remembers.
  isHostedByNativeApp: () => nativeApp.current !== undefined,
  openElsewhere: openInBrowser,
});
