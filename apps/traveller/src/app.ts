import { createApp } from '@airline/app';
import { useHeaderSearch } from '@airline/app/header-search';
import { products } from '@airline/client-config/products';
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
    { href: buildPath('air-flight-status'), label: (i18n) => i18n.t('navigation.status', { ns: 'traveller' }) },
  ],
  search: {
    href: buildPath('site-search'),
    load: async (i18n) => (await import('@airline/site-search/header-search')).loadHeaderSearch(i18n),
    useSearch: useHeaderSearch,
  },
  footer: [
    {
      name: 'help',
      places: [
        { name: 'help', href: buildPath('help') },
        { name: 'contact', href: buildPath('contact') },
        { name: 'accountHelp', href: buildPath('account-help') },
        { name: 'accessibility', href: buildPath('accessibility') },
      ],
    },
    {
      name: 'trip',
      places: [
        { name: 'book', href: buildPath('air-booking') },
        { name: 'findTrip', href: buildPath('find-my-trip') },
        { name: 'flightStatus', href: buildPath('air-flight-status') },
        { name: 'flightSchedules', href: buildPath('air-flight-schedules') },
        { name: 'checkIn', href: buildPath('air-check-in') },
        { name: 'changeFlights', href: buildPath('air-change') },
        { name: 'cancelTrip', href: buildPath('air-cancel') },
        { name: 'travelFunds', href: buildPath('travel-funds') },
        { name: 'feesAndBags', href: buildPath('fees-and-bags') },
        { name: 'fareRules', href: buildPath('fare-rules') },
        { name: 'dangerousGoods', href: buildPath('dangerous-goods') },
      ],
    },
    {
      name: 'company',
      places: [
        { name: 'about', href: buildPath('about') },
        { name: 'pointsProgram', href: buildPath('program-terms') },
        { name: 'portal', href: buildPath('ctm-home', { product: products[0] ?? '' }) },
      ],
    },
    {
      name: 'legal',
      places: [
        { name: 'contractOfCarriage', href: buildPath('contract-of-carriage') },
        { name: 'privacy', href: buildPath('privacy') },
        { name: 'termsOfUse', href: buildPath('terms-of-use') },
        { name: 'customerServicePlan', href: buildPath('customer-service-plan') },
        { name: 'tarmacDelayPlan', href: buildPath('tarmac-delay-plan') },
      ],
    },
  ],
  accountMenu: [
    { name: 'snapshot', href: buildPath('account-snapshot') },
    { name: 'trips', href: buildPath('my-account-trips') },
    { name: 'points', href: buildPath('my-account-points-activity'), isForMembers: true },
    { name: 'funds', href: buildPath('my-account-travel-funds') },
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
