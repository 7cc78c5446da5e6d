import type { Lookup } from './find-element.ts';

/** An element of a page, as one found it. */
export interface FoundElement {
  /** Presses it: false when that cannot be done yet, because it moves, is covered or was just replaced. */
  press(): Promise<boolean>;
  /** Types into it, key by key, while it has the focus. */
  type(text: string): Promise<void>;
  value(): Promise<string>;
}

/** A tab with cookies and storage of its own. Nothing here waits for a page: {@link Visitor} does. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** Tells whether the page has the clock of journeys. */
  isClockSet(): Promise<boolean>;
  /** When the document began, which tells it from the one before. */
  timeOrigin(): Promise<number>;
  find(lookup: Lookup): Promise<FoundElement | undefined>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Opens a tab in which a script runs before those of each page: by the browser's driver, or by the site's proxy where the driver cannot. */
  openTab(preface: string): Promise<Tab>;
  close(): Promise<void>;
}
