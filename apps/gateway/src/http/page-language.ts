import type { Language } from '@airline/contract';
import type { Context } from 'hono';

/** Gives the language that a page is asked for in: `?language=`, else what the browser prefers, else Spanish. */
export function pageLanguage(context: Context): Language {
  const asked = context.req.query('language') ?? context.req.header('accept-language')?.slice(0, 2);
  return asked === 'en' ? 'en' : 'es';
}
