import { createI18n, currentLanguage } from '@airline/i18n';
import type { Events } from '@airline/telemetry';
import type { LoadRecorder } from '@airline/telemetry/session-replay';
import type { i18n as I18n } from 'i18next';
import { startTransition, useEffect, type ReactNode } from 'react';

import type { AppFrame, AppName } from './app-frame.tsx';
import { isOutline } from './app-router.ts';
import { appTree } from './app-tree.tsx';
import { hidePersonalParameters } from './hide-personal-parameters.ts';
import { loadPageSettings, type PageSettings } from './page-settings.ts';
import { startTelemetry } from './start-telemetry.ts';
import { keepTranslation, wantedLanguage } from './shown-language.ts';
import { takeLanguageSigns } from './take-language-signs.ts';

declare global {
  /** Resolves when React's renderer has come, the last of the scripts that a prerendered page fetches by itself. */
  var rendererFetched: Promise<unknown> | undefined;
}

export interface StartOptions {
  readonly app: AppName;
  readonly homeHref: string;
  /** The company's recorder of replays, where it has one. */
  readonly loadRecorder?: LoadRecorder | undefined;
  /**
   * Makes the app's own tree once the messages of its first page are there. Where the page was prerendered, it
   * resolves when the first page's own code has come, so that React finds what stands there already.
   */
  readonly render: (start: {
    readonly i18n: I18n;
    readonly events: Events;
    readonly settings: PageSettings;
  }) => ReactNode | Promise<ReactNode>;
}

/**
 * Starts an app in the page's `#root`: language first, so that nothing appears in the wrong one, then telemetry, then React.
 *
 * React's renderer is the largest script. All that can be made ready without it is, while it comes.
 *
 * A page is drawn in slices of some milliseconds that let the browser answer in between. One that was prerendered is taken over as it
 * stands: who touches it meanwhile has it taken over at once.
 */
export async function startApp({ app, homeHref, loadRecorder, render }: StartOptions): Promise<void> {
  hidePersonalParameters(window);
  const renderer = Promise.resolve(globalThis.rendererFetched).then(() => import('./react-root.ts'));
  // What fails is seen where it is awaited; something else may fail before.
  renderer.catch(() => undefined);
  const { asked, preferred } = takeLanguageSigns(window);
  const [i18n, settings] = await Promise.all([
    createI18n(['shell', app], undefined, { asked: wantedLanguage() ?? asked, preferred }),
    loadPageSettings(),
  ]);
  keepTranslation(i18n);
  const events = startTelemetry(app, settings, () => currentLanguage(i18n), loadRecorder);

  const frame: AppFrame = { app, events, settings, homeHref, pageShown: { current: false } };
  const root = document.getElementById('root');
  if (root === null) throw new Error(`The page of ${app} has no element with id 'root': index.html must hold one.`);
  const tree = <Shown>{appTree(i18n, frame, await render({ i18n, events, settings }))}</Shown>;
  const { createRoot, hydrateRoot } = await renderer;
  startTransition(() => {
    if (root.hasChildNodes() && !isOutline(root)) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
}

/** Says that the app is there, or the page that says why it is not: what was pressed too early is pressed again. */
function Shown({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['app'] = 'shown';
    window.dispatchEvent(new Event('appshown'));
  }, []);
  return children;
}
