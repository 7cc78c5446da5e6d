import { languageCookieSeconds } from '@airline/contract';

import type { LanguageStorage } from './language.ts';

/** Stores the choice of language in a cookie of the page, for a year. */
export function cookieStorage(): LanguageStorage {
  return {
    getItem: (name) =>
      document.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? null,
    setItem(name, value) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // The language is needed before anything is drawn; the Cookie Store API answers later.
      // oxlint-disable-next-line unicorn/no-document-cookie
      document.cookie = `${name}=${value}; Max-Age=${languageCookieSeconds}; Path=/; SameSite=Lax${secure}`;
    },
  };
}
