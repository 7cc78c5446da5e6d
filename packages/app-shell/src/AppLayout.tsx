import {
  SiteFooter,
  SiteHeader,
  type FooterGroup,
  type HeaderSearch,
  type NavigationItem,
} from '@airline/ui/app-shell';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useAppFrame } from './app-frame.tsx';
import { FrameLayout, type FrameProps, toLanguageLinks } from './FrameLayout.tsx';
import { HeaderPlaceContext } from './header-place.ts';
import { useLanguageSwitch } from './language-switch.ts';

export interface AppLayoutProps extends FrameProps {
  /** The places of the header's navigation; the one the person is in is marked. */
  readonly items?: readonly Omit<NavigationItem, 'current'>[];
  /** The footer's columns of links. */
  readonly footerGroups?: readonly FooterGroup[] | undefined;
  /** A word beside the brand, for a portal. */
  readonly product?: string | undefined;
  /** The header's way to the search of the site. */
  readonly search?: HeaderSearch | undefined;
  /** The end of the header: the way to the login, or the account. */
  readonly account?: ReactNode;
}

const noItems: NonNullable<AppLayoutProps['items']> = [];

/** Renders the frame of an app around its pages, with a header and a footer, and gives every link in them the app's router. */
export function AppLayout({
  items = noItems,
  footerGroups,
  product,
  search,
  account,
  children,
  ...frame
}: AppLayoutProps): ReactNode {
  const { t } = useTranslation('shell');
  const { homeHref } = useAppFrame();
  const { pathname } = useLocation();
  const { language, failed } = useLanguageSwitch();
  const [headerPlace, setHeaderPlace] = useState<HTMLElement | null>(null);
  const brand = t('brand');
  const name = product === undefined ? brand : `${brand} ${product}`;
  return (
    <FrameLayout
      {...frame}
      isLanguageMissing={failed}
      header={
        <SiteHeader
          texts={{
            brand,
            home: t('home', { brand: name }),
            navigation: t('navigation.label'),
            menu: t('navigation.menu'),
            product,
          }}
          homeHref={homeHref}
          items={items.map((item) => ({ ...item, current: item.href === pathname }))}
          language={language}
          cart={setHeaderPlace}
          search={search}
          account={account}
        />
      }
      footer={
        <SiteFooter
          brand={name}
          groups={footerGroups?.map(({ title, links }) => ({
            title,
            links: links.map((link) => ({ ...link, current: link.href === pathname })),
          }))}
          language={toLanguageLinks(language)}
          legal={
            <>
              <p>
                {t('customerService.label')}: <Link href={t('customerService.href')}>{t('customerService.phone')}</Link>
              </p>
              <p>{t('footer.copyright')}</p>
            </>
          }
        />
      }
    >
      <HeaderPlaceContext value={headerPlace}>{children}</HeaderPlaceContext>
    </FrameLayout>
  );
}
