import type { AppServices } from '@airline/session/services';

import { createApp, type App, type AppOptions } from '../app.ts';

/** Creates an app for tests whose services are there already: the site's places, each under its own name. */
export function createTestApp(services: AppServices, options: Partial<AppOptions> = {}): App {
  const app = createApp({
    surface: 'traveller',
    places: {
      home: '/',
      login: '/login/',
      afterLogin: '/account/snapshot',
      afterLogOut: '/',
      help: '/accounthelp',
      accountLookup: '/accounthelp/account-lookup',
      resetPassword: '/accounthelp/reset-password',
      completeSetup: '/accounthelp/complete-account-setup',
      recovery: '/account/recovery',
      updatePassword: '/accounthelp/update-password',
      changeEmail: '/accounthelp/change-email',
      privacy: '/accounthelp/privacy',
      enroll: '/loyalty/enroll/',
      security: '/security',
    },
    accountMenu: [],
    login: {
      categories: ['member', 'corporateTraveler'],
      help: {
        forgotUsername: '/account/forgot-username',
        forgotPassword: '/account/forgot-password',
        firstTime: '/account/first-time-login',
        enroll: '/loyalty/enroll/',
      },
    },
    loadPrompts: async () => () => null,
    ...options,
  });
  return { ...app, services: { ...app.services, load: async () => services, current: () => services } };
}
