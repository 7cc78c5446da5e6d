import { AppLayout } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useApp } from '../AppProvider.tsx';
import { AccountLink } from './AccountLink.tsx';
import { useHeaderSearch } from './use-header-search.tsx';
import { useSessionParts } from './use-session-parts.ts';

/** Renders what stands around every page: header, navigation, account, notices, footer. */
export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const { navigation, footer, places, product, login } = useApp();
  const parts = useSessionParts();
  const search = useHeaderSearch();
  // Until somebody is known, the places are those of who comes most.
  const category = parts?.category() ?? login.categories[0];
  const header =
    navigation === undefined
      ? { bare: true }
      : {
          items: navigation
            .filter(({ categories }) => categories?.includes(category) ?? true)
            .map(({ href, label }) => ({ href, label: label(i18n) })),
          ...(search === undefined ? {} : { search }),
          account: parts?.account ?? <AccountLink href={places.login}>{t('account.logIn')}</AccountLink>,
          ...(product === undefined ? {} : { product: t('product') }),
          ...(footer === undefined
            ? {}
            : {
                footerGroups: footer.map(({ name, places: linked }) => ({
                  title: t(`footer.column.${name}`),
                  links: linked.map((place) => ({ href: place.href, label: t(`footer.place.${place.name}`) })),
                })),
              }),
        };
  return (
    <AppLayout {...header} notice={parts?.notice}>
      {children}
      {parts?.prompts}
    </AppLayout>
  );
}
