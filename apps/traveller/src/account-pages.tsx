import type { HelpPageProps } from '@airline/account-help';
import { buildPath } from '@airline/links';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { sessionLoader } from './session-loader.ts';

type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;
type LoadHelpPage = () => Promise<ComponentType<HelpPageProps>>;

/** Names a page of help with an account, or of enrolment. */
export type HelpPageId = keyof typeof helpPages;

/** Names a page of an account. */
export type AccountPageId = HelpPageId | keyof typeof ownPages;

/** Loads a page of an account, with what must be there before it renders. */
export function loadAccountPage(id: AccountPageId): Promise<PageModule> {
  return id in ownPages ? ownPages[id as keyof typeof ownPages]() : loadHelpPage(helpPages[id as HelpPageId]);
}

/** Makes the route around pages that use the session: anybody's, or those of whoever is logged in. */
export async function sessionRoute(isProtected: boolean): Promise<PageModule> {
  const [session, { sessionOutlet }] = await Promise.all([sessionLoader.load(), import('@airline/account-help/frame')]);
  const protection = isProtected ? ({ surface: 'traveller', homeHref: buildPath('home') } as const) : undefined;
  return { Component: sessionOutlet(session, protection) };
}

const loadLookup: LoadHelpPage = async () => (await import('@airline/account-help')).AccountLookupPage;
const loadReset: LoadHelpPage = async () => (await import('@airline/account-help')).ResetPasswordPage;
const loadSetup: LoadHelpPage = async () => (await import('@airline/account-help')).CompleteSetupPage;

const helpPages = {
  'account-help': async () => (await import('@airline/account-help')).HelpIndexPage,
  'account-help-account-lookup': loadLookup,
  'account-help-change-email': async () => (await import('@airline/account-help')).ChangeEmailPage,
  'account-help-complete-account-setup': loadSetup,
  'account-help-reset-password': loadReset,
  'account-help-update-password': async () => (await import('@airline/account-help')).UpdatePasswordPage,
  'account-help-privacy': async () => (await import('@airline/account-help')).PrivacyPage,
  'account-recovery': async () => (await import('@airline/account-help')).RecoveryPage,
  'first-time-login': loadSetup,
  'forgot-username': loadLookup,
  'forgot-password': loadReset,
  enroll: async () => (await import('@airline/account-help/enroll')).EnrollPage,
} as const satisfies Readonly<Record<string, LoadHelpPage>>;

const ownPages = {
  login: loadLoginPage,
  'account-snapshot': loadSnapshotPage,
  'my-account-trips': loadTripsPage,
  'my-account-points-activity': loadPointsPage,
  'my-account-profile-security': loadSecurityPage,
  'my-account-v2-security': loadSecurityPage,
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>;

/** Gives a page of account help the way the site shows them. */
async function loadHelpPage(load: LoadHelpPage): Promise<PageModule> {
  const [HelpPage, { help }] = await Promise.all([load(), import('./features/account-help/help.ts')]);
  return { element: <HelpPage help={help} /> };
}

async function loadLoginPage(): Promise<PageModule> {
  const [{ TravellerLoginPage }, session] = await Promise.all([
    import('./features/account/TravellerLoginPage.tsx'),
    sessionLoader.load(),
  ]);
  // Whoever is logged in already goes on at once.
  return { Component: TravellerLoginPage, loader: async () => session.start().then(() => null) };
}

async function loadSnapshotPage(): Promise<PageModule> {
  const [{ SnapshotPage }, { loadSnapshot }] = await Promise.all([
    import('./features/account/SnapshotPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: SnapshotPage, loader: loadSnapshot };
}

async function loadTripsPage(): Promise<PageModule> {
  const [{ TripsPage }, { loadAccountTrips }] = await Promise.all([
    import('./features/account/TripsPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: TripsPage, loader: loadAccountTrips };
}

async function loadPointsPage(): Promise<PageModule> {
  const [{ PointsPage }, { loadPoints }] = await Promise.all([
    import('./features/account/PointsPage.tsx'),
    import('./features/account/account-queries.ts'),
  ]);
  return { Component: PointsPage, loader: loadPoints };
}

async function loadSecurityPage(): Promise<PageModule> {
  return { Component: (await import('./features/account/TravellerSecurityPage.tsx')).TravellerSecurityPage };
}
