import { loadMessages } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';

import type { App } from './app.ts';
import type { AppPage, PageModule } from './page.ts';

/** Loads all that a page needs before it renders, side by side. */
export async function loadPage(
  { services }: App,
  { words, load, needsServices }: AppPage,
  i18n: I18n,
): Promise<PageModule> {
  const [module] = await Promise.all([
    load(i18n),
    needsServices ? services.load() : undefined,
    loadMessages(i18n, words),
  ]);
  if (module.prepare !== undefined) await module.prepare(await services.load());
  return module;
}
