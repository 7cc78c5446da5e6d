import { metadataFlags } from '@airline/client-config/metadata-flags';
import { createI18n, currentLanguage } from '@airline/i18n';
import { matchLink } from '@airline/links';
import { createEvents, createLogger, sendReports, type Events } from '@airline/telemetry';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import type { AppFrame, AppName } from './app-frame.tsx';
import { appTree } from './app-tree.tsx';

export interface StartOptions {
  readonly app: AppName;
  readonly homeHref: string;
  /**
   * Makes the app's own tree once the messages of its first page are there. Where the page was rendered beforehand, it
   * resolves when the first page's own code has come, so that React finds what stands there already.
   */
  readonly render: (start: { readonly i18n: I18n; readonly events: Events }) => ReactNode | Promise<ReactNode>;
}

/**
 * Starts an app in the page's `#root`: language first, so that nothing appears in the wrong one, then telemetry, then React.
 *
 * Errors that reach the window, and pages that crash, are reported; the queue is flushed when the page is hidden. A page that
 * was rendered beforehand is taken over as it stands.
 */
export async function startApp({ app, homeHref, render }: StartOptions): Promise<void> {
  const i18n = await createI18n(['shell', app]);
  const logger = createLogger(metadataFlags, sendReports);
  const events = createEvents(logger, { app, route: shownRoute, language: () => currentLanguage(i18n) });
  window.addEventListener('error', ({ error }) => events.uncaughtError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => events.uncaughtError(reason));
  window.addEventListener('pagehide', () => logger.flush());

  const frame: AppFrame = { app, events, homeHref, pageShown: { current: false } };
  const root = document.getElementById('root');
  if (root === null) throw new Error(`The page of ${app} has no element with id 'root': index.html must hold one.`);
  const tree = appTree(i18n, frame, await render({ i18n, events }));
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

/** Gives the pattern of the page that is shown: its address could carry personal data. */
function shownRoute(): string {
  return matchLink(window.location.href)?.link.path ?? '(no link)';
}
