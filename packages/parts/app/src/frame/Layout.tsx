import { AppLayout } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { NavigationPlace } from '../app.ts';
import { useApp } from '../AppProvider.tsx';
import { findOpener } from '../leave-app.ts';
import { AccountLink } from './AccountLink.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { useSessionParts } from './use-session-parts.ts';

interface LayoutProps {
  readonly children: ReactNode;
  /** Whether the page has a frame of its own. */
  readonly isBare?: boolean;
}

/** Renders what stands around every page: header, navigation, account, notices, footer. */
export function Layout({ children, isBare = false }: LayoutProps): ReactNode {
  const { navigation } = useApp();
  if (navigation === undefined || isBare) return <PlainLayout>{children}</PlainLayout>;
  return <SiteLayout navigation={navigation}>{children}</SiteLayout>;
}

interface SiteLayoutProps {
  readonly navigation: readonly NavigationPlace[];
  readonly children: ReactNode;
}

function SiteLayout({ navigation, children }: SiteLayoutProps): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const app = useApp();
  const { footer, places, product, login } = app;
  const parts = useSessionParts();
  const { useSearch = useNoSearch } = app.search ?? {};
  const search = useSearch();
  // Until somebody is known, the places are those of who comes most.
  const category = parts?.category() ?? login.categories[0];
  return (
    <AppLayout
      items={navigation
        .filter(({ categories }) => categories?.includes(category) ?? true)
        .map(({ href, label }) => ({ href, label: label(i18n) }))}
      search={search}
      account={parts?.account ?? <AccountLink href={places.login}>{t('account.logIn')}</AccountLink>}
      product={product === undefined ? undefined : t('product')}
      footerGroups={footer?.map(({ name, places: linked }) => ({
        title: t(`footer.column.${name}`),
        links: linked.map((place) => ({ href: place.href, label: t(`footer.place.${place.name}`) })),
      }))}
      notice={parts?.notice}
      openElsewhere={findOpener(app)}
    >
      {children}
      {parts?.prompts}
    </AppLayout>
  );
}

const useNoSearch = (): undefined => undefined;
