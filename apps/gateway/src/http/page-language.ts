import {
  chooseLanguage,
  isLanguage,
  languageCookie,
  languageCookieSeconds,
  languageParameter,
  type Language,
} from '@airline/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { parseAcceptLanguage } from './parse-accept-language.ts';

/** What the language of a page depends on, for caches: its address, and these headers. */
export const languageVary = 'Cookie, Accept-Language';

/** Gives the language that a page is answered in: its address's, else the one chosen before, else the browser's. */
export function pageLanguage(context: Context): Language {
  return chooseLanguage({
    asked: context.req.query(languageParameter),
    chosen: getCookie(context, languageCookie),
    preferred: parseAcceptLanguage(context.req.header('accept-language')),
  });
}

/** Stores the language that an address asks for as the choice, so that the next page comes in it where no script runs. */
export function storeAskedLanguage(context: Context, publicOrigin: string): void {
  const asked = context.req.query(languageParameter);
  if (!isLanguage(asked) || getCookie(context, languageCookie) === asked) return;
  setCookie(context, languageCookie, asked, {
    maxAge: languageCookieSeconds,
    path: '/',
    sameSite: 'Lax',
    secure: publicOrigin.startsWith('https:'),
  });
}
