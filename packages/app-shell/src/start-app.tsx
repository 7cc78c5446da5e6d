import { createI18n, currentLanguage } from '@airline/i18n';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

import { AppFrameContext, type AppFrame, type AppName } from './app-frame.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { startTelemetry } from './start-telemetry.ts';

export interface StartOptions {
  readonly app: AppName;
  readonly homeHref: string;
  readonly children: ReactNode;
}

/**
 * Starts an app in the page's `#root`: language first, so that nothing appears in the wrong one, then telemetry, then React.
 */
export async function startApp({ app, homeHref, children }: StartOptions): Promise<void> {
  const i18n = await createI18n();
  const events = startTelemetry(app, () => currentLanguage(i18n));

  const frame: AppFrame = { app, events, homeHref, pageShown: { current: false } };
  const root = document.getElementById('root');
  if (root === null) throw new Error(`The page of ${app} has no element with id 'root': index.html must hold one.`);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AppFrameContext value={frame}>
          <CrashBoundary>{children}</CrashBoundary>
        </AppFrameContext>
      </I18nextProvider>
    </StrictMode>,
  );
}
