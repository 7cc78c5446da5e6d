import { PageOutline, type OutlineShape } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';

import type { AppPage } from './page.ts';

/** What stands in the HTML of a page that is another one for each person, until its script is there. */
export interface Outline {
  readonly title: (i18n: I18n) => string;
  readonly shape: OutlineShape;
  /** The namespaces of the title that are none of the page's own. */
  readonly words?: readonly Namespace[];
}

/**
 * Makes the outline of a page: what a build writes into the HTML of a page whose content depends on the person.
 *
 * @example
 * ```ts
 * import { page } from '@airline/app';
 * import { outlinePage } from '@airline/app/outline-page';
 *
 * const login = page('login', ['login'], async () => ({ Component: () => 'Login' }));
 * export const outline = outlinePage(login, { title: () => 'Login', shape: 'form' });
 * ```
 */
export function outlinePage(page: AppPage, { title, shape, words = [] }: Outline): AppPage {
  return {
    ...page,
    needsLogin: false,
    needsServices: false,
    load: async (i18n) => {
      await loadMessages(i18n, [...page.words, ...words]);
      const text = title(i18n);
      return { Component: () => <PageOutline title={text} shape={shape} /> };
    },
  };
}
