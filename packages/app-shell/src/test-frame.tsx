import { type AppSettings, emptyAppSettings } from '@airline/client-config/app-settings';
import { clientConfigFor } from '@airline/client-config/client-config';
import { createI18n, type Language } from '@airline/i18n';
import type { Events } from '@airline/telemetry';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { AppFrameContext, type AppName } from './app-frame.tsx';
import { silentEvents } from './silent-events.ts';

export interface TestFrameOptions {
  /** Spanish by default. */
  readonly language?: Language;
  readonly app?: AppName;
  readonly events?: Partial<Events>;
  /** What the deployment has set; the defaults by default. */
  readonly settings?: Partial<AppSettings>;
}

/** Makes the frame that `startApp` puts around pages, for tests: the real messages, and a telemetry that sends nothing. */
export async function createTestFrame({
  language = 'es',
  app = 'traveller',
  events = {},
  settings = {},
}: TestFrameOptions = {}): Promise<(props: { readonly children: ReactNode }) => ReactNode> {
  const i18n = await createI18n(undefined, () => ({ getItem: () => language, setItem: () => undefined }));
  const frame = {
    app,
    homeHref: '/',
    pageShown: { current: false },
    events: { ...silentEvents, ...events },
    settings: { version: undefined, config: clientConfigFor('qa', { ...emptyAppSettings, ...settings }) },
  };
  return function TestFrame({ children }) {
    return (
      <I18nextProvider i18n={i18n}>
        <AppFrameContext value={frame}>{children}</AppFrameContext>
      </I18nextProvider>
    );
  };
}
