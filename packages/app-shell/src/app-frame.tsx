import type { Events } from '@airline/telemetry';
import { createContext, use, type RefObject } from 'react';

import type { PageSettings } from './page-settings.ts';

/** The three apps, as telemetry and page titles name them. */
export type AppName = 'traveller' | 'ctm' | 'webview';

/** What every page of an app can reach: who the app is, where it reports to, and whether a page was shown before. */
export interface AppFrame {
  readonly app: AppName;
  readonly events: Events;
  readonly settings: PageSettings;
  /** The path of the app's own home page. */
  readonly homeHref: string;
  /** False until the first page is on screen: only a later page takes the focus. */
  readonly pageShown: RefObject<boolean>;
  /** Hears the document's title while a page is prerendered, where there is no document. */
  readonly onTitle?: (title: string) => void;
}

export const AppFrameContext = createContext<AppFrame | undefined>(undefined);

/** Gives the frame of the app around. Throws outside of `startApp`: a page always stands in an app. */
export function useAppFrame(): AppFrame {
  const frame = use(AppFrameContext);
  if (frame === undefined) throw new Error('No app frame here: render the page inside startApp, or inside TestFrame.');
  return frame;
}
