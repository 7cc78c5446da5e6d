import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useAppFrame, type AppName } from './app-frame.tsx';

const siteKeys = { traveller: 'site.traveller', ctm: 'site.ctm', webview: 'site.webview' } as const satisfies Record<
  AppName,
  string
>;

/** Names the document after its page and its site: 'Reservar un vuelo · Alisio'. Follows the language. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('shell');
  const { app, onTitle } = useAppFrame();
  const title = t('title.page', { page, site: t(siteKeys[app]) });
  onTitle?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
