import { NotAvailablePage } from '@airline/app-shell';
import { metadataFlags } from '@airline/client-config/metadata-flags';
import { loadMessages } from '@airline/i18n';
import { getLink, type LinkFlag } from '@airline/links';
import type { i18n as I18n } from 'i18next';

import type { App } from './app.ts';
import { onceOnline } from './once-online.ts';
import type { AppPage, PageModule } from './page.ts';

/** Loads all that a page needs before it renders, side by side. In place of a page whose flag is off stands one that says so. */
export async function loadPage(
  { services, settings }: App,
  { id, words, load, needsServices }: AppPage,
  i18n: I18n,
): Promise<PageModule> {
  const { flag } = getLink(id);
  if (flag !== undefined && !(await onceOnline(() => askFlag(settings.current, flag)))) return closedPage;
  const [module] = await onceOnline(() =>
    Promise.all([load(i18n), needsServices ? services.load() : undefined, loadMessages(i18n, words)]),
  );
  if (module.prepare !== undefined) await module.prepare(await services.load());
  return module;
}

const closedPage: PageModule = { Component: NotAvailablePage };

/** Asks OpenFeature, whose SDK comes with the first page that has a flag; what is not started has the defaults. */
async function askFlag(settings: App['settings']['current'], flag: LinkFlag): Promise<boolean> {
  if (settings === undefined) return metadataFlags[flag];
  const { flagClientOf, isFlagOn } = await import('@airline/app-shell/flags');
  return isFlagOn(flagClientOf(settings.config), flag);
}
