import type { HelpPageProps } from '@airline/account-help';
import { NotFoundPage } from '@airline/app-shell';
import { loadMessages } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { sessionLoader } from './session-loader.ts';

/** One page of the bundle. */
export interface WebviewPage {
  readonly id: LinkId;
  readonly Component: ComponentType;
}

/** Makes the whole bundle: every page is a link that the native app may open, loaded with its words when it is first needed. */
export function createPages(i18n: I18n): readonly WebviewPage[] {
  return [
    {
      id: 'mobile-home',
      Component: lazy(async () => ({ default: (await import('./features/home/HomePage.tsx')).HomePage })),
    },
    { id: 'mobile-login', Component: lazy(async () => ({ default: await loginPage(i18n) })) },
    ...helpPages.map(([id, load]) => ({ id, Component: lazy(async () => ({ default: await helpPage(load, i18n) })) })),
  ];
}

export function AppRoutes({ pages }: { readonly pages: readonly WebviewPage[] }): ReactNode {
  return (
    <Routes>
      {pages.map(({ id, Component }) => (
        <Route key={id} path={getLink(id).path} element={<Component />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Gives the login, below the session and once it is known whether somebody is logged in already. */
async function loginPage(i18n: I18n): Promise<ComponentType> {
  const [{ MobileLoginPage }, session, { SessionContext }] = await Promise.all([
    import('./features/login/MobileLoginPage.tsx'),
    sessionLoader.load(),
    import('@airline/session/react'),
    loadMessages(i18n, ['account', 'errors', 'problems', 'forms']),
  ]);
  await session.start();
  return function BundledLoginPage() {
    return (
      <SessionContext value={session}>
        <MobileLoginPage />
      </SessionContext>
    );
  };
}

type LoadHelpPage = () => Promise<ComponentType<HelpPageProps>>;

/** Gives a page of account help the way the bundle shows them. */
async function helpPage(load: LoadHelpPage, i18n: I18n): Promise<ComponentType> {
  const [HelpPage, { help }] = await Promise.all([
    load(),
    import('./features/account-help/help.ts'),
    loadMessages(i18n, ['accountHelp', 'problems', 'errors', 'forms']),
  ]);
  return function BundledHelpPage() {
    return <HelpPage help={help} />;
  };
}

/** Which page of account help stands at which link. */
const helpPages: readonly (readonly [LinkId, LoadHelpPage])[] = [
  ['mobile-account-help', async () => (await import('@airline/account-help')).HelpIndexPage],
  ['mobile-account-help-account-lookup', async () => (await import('@airline/account-help')).AccountLookupPage],
  ['mobile-account-help-change-email', async () => (await import('@airline/account-help')).ChangeEmailPage],
  ['mobile-account-help-complete-account-setup', async () => (await import('@airline/account-help')).CompleteSetupPage],
  ['mobile-account-help-reset-password', async () => (await import('@airline/account-help')).ResetPasswordPage],
  ['mobile-account-help-update-password', async () => (await import('@airline/account-help')).UpdatePasswordPage],
  ['mobile-account-help-privacy', async () => (await import('@airline/account-help')).PrivacyPage],
  ['mobile-enroll', async () => (await import('@airline/account-help/enroll')).EnrollPage],
];
