import type { i18n as I18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { AppFrameContext, type AppFrame } from './app-frame.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';

/** Puts what every page needs around an app: the same tree in the browser and where pages are prerendered. */
export function appTree(i18n: I18n, frame: AppFrame, children: ReactNode): ReactNode {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AppFrameContext value={frame}>
          <CrashBoundary>{children}</CrashBoundary>
        </AppFrameContext>
      </I18nextProvider>
    </StrictMode>
  );
}
