import { helpPage } from '@airline/account-help/help-page';
import { page, type AppPage, type PageModule } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';

const loginWords = ['login', 'session', 'forms', ...failureNamespaces] as const;
const helpWords = ['accountHelp', 'forms', ...failureNamespaces] as const;

const companyWords = ['companyAccount', 'companyTrip', 'itinerary', 'payment', 'forms', ...failureNamespaces] as const;
const promotionWords = ['promotionManagement', 'promotions', 'urgency', 'forms', ...failureNamespaces] as const;

/** All pages of the portal. What belongs to a company is for those who are logged in. */
export const pages: readonly AppPage[] = [
  page('ctm-login', loginWords, () => import('@airline/login/login-page')),
  page('ctm-password-help', helpWords, loadHelpPage),
  page('ctm-home', ['companyReports', 'forms', ...failureNamespaces], loadHomePage, { needsLogin: true }),
  page('ctm-reports', ['companyReports', ...failureNamespaces], loadReportsPage, { needsLogin: true }),
  page(
    'ctm-report-mails',
    ['companyReports', ...failureNamespaces],
    () => import('./features/reports/EndReportMailsPage.tsx'),
  ),
  page('ctm-support', ['companySupport', 'forms', ...failureNamespaces], loadSupportPage),
  page('ctm-welcome-company', ['companyWelcome', 'forms', ...failureNamespaces], loadWelcomePage),
  page('ctm-security', ['security', ...loginWords], () => import('@airline/security/security-page'), {
    needsLogin: true,
  }),
  page('ctm-account-management', companyWords, () => import('@airline/company-account/account-management-page'), {
    needsLogin: true,
  }),
  page('ctm-promotions', promotionWords, () => import('@airline/promotion-management/managed-promotions-page'), {
    needsLogin: true,
  }),
  page('ctm-promotion', promotionWords, () => import('@airline/promotion-management/managed-promotion-page'), {
    needsLogin: true,
  }),
  page('ctm-update-password', helpWords, helpPage('UpdatePasswordPage'), { needsLogin: true }),
];

/** What helps depends on whether the person is logged in: the page is shown once that is known. */
async function loadHelpPage(): Promise<PageModule> {
  const { Component } = await helpPage('TravelManagerHelpPage')();
  return { Component, prepare: ({ session }) => session.start() };
}

/** What the page asks comes beside it: its own script does without the schemas of the answer. */
async function loadHomePage(): Promise<PageModule> {
  const [{ HomePage }, { loadHome }] = await Promise.all([
    import('./features/home/HomePage.tsx'),
    import('./features/home/load-home.ts'),
  ]);
  return { Component: HomePage, loader: loadHome };
}

async function loadSupportPage(): Promise<PageModule> {
  const [{ SupportPage }, { loadSupport }] = await Promise.all([
    import('./features/support/SupportPage.tsx'),
    import('./features/support/load-support.ts'),
  ]);
  return { Component: SupportPage, loader: loadSupport };
}

async function loadWelcomePage(): Promise<PageModule> {
  const [{ WelcomeCompanyPage }, { loadSignup }] = await Promise.all([
    import('./features/welcome/WelcomeCompanyPage.tsx'),
    import('./features/welcome/load-signup.ts'),
  ]);
  return { Component: WelcomeCompanyPage, loader: loadSignup };
}

async function loadReportsPage(): Promise<PageModule> {
  const [{ ReportsPage }, { loadReport }] = await Promise.all([
    import('./features/reports/ReportsPage.tsx'),
    import('./features/reports/load-report.ts'),
  ]);
  return { Component: ReportsPage, loader: loadReport };
}
