import { travelManagerHelpPath } from '@airline/account-help/travel-manager-help-path';
import { createApp } from '@airline/app';
import { buildPath } from '@airline/links';

import { product } from './product.ts';

const security = buildPath('ctm-security', { product });
const updatePassword = buildPath('ctm-update-password', { product });
const help = buildPath('ctm-password-help', { product });
const home = buildPath('ctm-home', { product });
const support = buildPath('ctm-support', { product });
const login = buildPath('ctm-login', { product });
const reports = buildPath('ctm-reports', { product });
const accountManagement = buildPath('ctm-account-management', { product });
const promotions = buildPath('ctm-promotions', { product });

const ofTheCompany = ['corporateTravelManager'] as const;

/** The portal of one product. */
export const app = createApp({
  surface: 'ctm',
  product,
  places: {
    home,
    login,
    afterLogin: home,
    // The home needs a login: it would lead there too.
    afterLogOut: login,
    help,
    accountLookup: travelManagerHelpPath(product, 'username'),
    resetPassword: help,
    completeSetup: travelManagerHelpPath(product, 'setup'),
    updatePassword,
    security,
  },
  navigation: [
    { href: home, label: (i18n) => i18n.t('navigation.home', { ns: 'ctm' }) },
    { href: reports, label: (i18n) => i18n.t('navigation.reports', { ns: 'ctm' }), categories: ofTheCompany },
    {
      href: accountManagement,
      label: (i18n) => i18n.t('navigation.accountManagement', { ns: 'ctm' }),
      categories: ofTheCompany,
    },
    {
      href: promotions,
      label: (i18n) => i18n.t('home.promotions', { ns: 'ctm' }),
      categories: ['areaMarketingManager'],
    },
    { href: support, label: (i18n) => i18n.t('navigation.help', { ns: 'ctm' }) },
  ],
  footer: [
    {
      name: 'help',
      places: [
        { name: 'contact', href: buildPath('contact') },
        { name: 'newCompany', href: buildPath('ctm-welcome-company', { product }) },
        { name: 'accessibility', href: buildPath('accessibility') },
        { name: 'site', href: buildPath('home') },
      ],
    },
    {
      name: 'legal',
      places: [
        { name: 'contractOfCarriage', href: buildPath('contract-of-carriage') },
        { name: 'privacy', href: buildPath('privacy') },
        { name: 'termsOfUse', href: buildPath('terms-of-use') },
      ],
    },
  ],
  accountMenu: [
    { name: 'security', href: security },
    { name: 'password', href: updatePassword },
  ],
  login: { categories: ['corporateTravelManager', 'areaMarketingManager'], help: { managerHelp: help } },
  loadPrompts: async () => (await import('@airline/login/prompts')).SessionPrompts,
});
