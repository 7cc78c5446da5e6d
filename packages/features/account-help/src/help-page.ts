import type { PageModule } from '@airline/app';

import type * as helpPages from './index.ts';

type HelpPages = typeof helpPages;

/**
 * Returns what loads a page of account help: all of them come as one script.
 *
 * @example
 * ```ts
 * import { helpPage } from '@airline/account-help/help-page';
 * import { page } from '@airline/app';
 *
 * export const help = page('account-help', ['accountHelp'], helpPage('HelpIndexPage'));
 * ```
 */
export function helpPage<Name extends keyof HelpPages>(
  name: Name,
): () => Promise<{ readonly Component: HelpPages[Name] }> {
  return async () => ({ Component: (await import('./index.ts'))[name] });
}

/** Loads the first page of account help. What helps depends on whether somebody is logged in: it is shown once that is known. */
export async function loadHelpIndex(): Promise<PageModule> {
  const { Component } = await helpPage('HelpIndexPage')();
  return { Component, prepare: ({ session }) => session.start() };
}
