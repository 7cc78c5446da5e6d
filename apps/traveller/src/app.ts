import { createApp } from '@airline/app';
import { buildPath } from '@airline/links';

/** The public site. */
export const app = createApp({
  surface: 'traveller',
  places: {
    home: buildPath('home'),
    login: buildPath('login'),
    afterLogin: buildPath('account-snapshot'),
    afterLogOut: buildPath('home'),
    help: buildPath('account-help'),
    accountLookup: buildPath('account-help-account-lookup'),
    resetPassword: buildPath('account-help-reset-password'),
    completeSetup: buildPath('account-help-complete-account-setup'),
    recovery: buildPath('account-recovery'),
    updatePassword: buildPath('account-help-update-password'),
    changeEmail: buildPath('account-help-change-email'),
    privacy: buildPath('account-help-privacy'),
    enroll: buildPath('enroll'),
    security: buildPath('my-account-profile-security'),
  },
  navigation: [
    { href: buildPath('air-booking'), label: (i18n) => i18n.t('navigation.book', { ns: 'traveller' }) },
    { href: buildPath('find-my-trip'), label: (i18n) => i18n.t('navigation.trip', { ns: 'traveller' }) },
  ],
  accountMenu: [
    { name: 'snapshot', href: buildPath('account-snapshot') },
    { name: 'trips', href: buildPath('my-account-trips') },
    { name: 'points', href: buildPath('my-account-points-activity'), isForMembers: true },
    { name: 'security', href: buildPath('my-account-profile-security') },
    { name: 'privacy', href: buildPath('account-help-privacy') },
  ],
  login: {
    categories: ['member', 'corporateTraveler'],
    help: {
      forgotUsername: buildPath('forgot-username'),
      forgotPassword: buildPath('forgot-password'),
      firstTime: buildPath('first-time-login'),
      enroll: buildPath('enroll'),
    },
  },
  loadPrompts: async () => (await import('@airline/login/prompts')).SessionPrompts,
});
