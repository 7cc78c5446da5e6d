import { createI18n, currentLanguage } from '@airline/i18n';
import type { Events } from '@airline/telemetry';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

import { AppFrameContext, type AppFrame, type AppName } from './app-frame.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { startTelemetry } from './start-telemetry.ts';

export interface StartOptions {
  readonly app: AppName;
  readonly homeHref: string;
  /** Makes the app's own tree once the messages of its first page are there. */
  readonly render: (start: { readonly i18n: I18n; readonly events: Events }) => ReactNode;
}

/**
 * Starts an app in the page's `#root`: language first, so that nothing appears in the wrong one, then telemetry, then React.
 */
export async function startApp({ app, homeHref, render }: StartOptions): Promise<void> {
  const i18n = await createI18n(['shell', app]);
  const events = startTelemetry(app, () => currentLanguage(i18n));

  const frame: AppFrame = { app, events, homeHref, pageShown: { current: false } };
  const root = document.getElementById('root');
  if (root === null) throw new Error(`The page of ${app} has no element with id 'root': index.html must hold one.`);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AppFrameContext value={frame}>
          <CrashBoundary>{render({ i18n, events })}</CrashBoundary>
        </AppFrameContext>
      </I18nextProvider>
    </StrictMode>,
  );
}
