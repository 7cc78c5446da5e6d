import type { Context } from 'hono';

import type { Language } from './fill-text.ts';

/** Gives the language that a page is asked for in: `?language=`, else what the browser prefers, else Spanish. */
export function pageLanguage(context: Context): Language {
  const asked = context.req.query('language') ?? context.req.header('accept-language')?.slice(0, 2);
  return asked === 'en' ? 'en' : 'es';
}
