import { currentLanguage, languageHref } from '@airline/i18n';
import { matchLink } from '@airline/links';
import { AppShell, type FooterGroup, type HeaderSearch, type NavigationItem } from '@airline/ui/app-shell';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import { LocaleProvider } from '@airline/ui/locale';
import { NavigationProvider } from '@airline/ui/navigation';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useAppFrame, type AppName } from './app-frame.tsx';
import { HeaderPlaceContext } from './header-place.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useLanguageSwitch } from './language-switch.ts';

export interface AppLayoutProps {
  /** The places of the header's navigation; the one the person is in is marked. */
  readonly items?: readonly Omit<NavigationItem, 'current'>[];
  /** The footer's columns of links. */
  readonly footerGroups?: readonly FooterGroup[];
  /** A word beside the brand, for a portal. */
  readonly product?: string;
  /** The header's way to the search of the site. */
  readonly search?: HeaderSearch;
  /** The end of the header: the way to the login, or the account. */
  readonly account?: ReactNode;
  /** What concerns every page, above its content. */
  readonly notice?: ReactNode;
  /** The native app around a web view has a header and a footer of its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const noItems: NonNullable<AppLayoutProps['items']> = [];

/** The year of the page's load is the year it shows. */
const year = new Date().getFullYear();

/** Renders the frame of an app around its pages, and gives every link in them the app's router. */
export function AppLayout({
  items = noItems,
  footerGroups,
  product,
  search,
  account,
  notice,
  bare = false,
  children,
}: AppLayoutProps): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const { app, homeHref } = useAppFrame();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { language, failed } = useLanguageSwitch();
  const [headerPlace, setHeaderPlace] = useState<HTMLElement | null>(null);
  const brand = t('brand');

  const languageNotice = failed ? (
    <Banner tone="warning" live="assertive" title={t('languageUnavailable.title')}>
      {t('languageUnavailable.body')}
    </Banner>
  ) : undefined;

  const notices =
    languageNotice === undefined && notice === undefined ? undefined : (
      <>
        {languageNotice}
        {notice}
      </>
    );

  const frame = bare
    ? {}
    : {
        header: {
          texts: {
            brand,
            home: t('home', { brand: product === undefined ? brand : `${brand} ${product}` }),
            navigation: t('navigation.label'),
            menu: t('navigation.menu'),
            ...(product === undefined ? {} : { product }),
          },
          homeHref,
          items: items.map((item) => ({ ...item, current: item.href === pathname })),
          language,
          cart: setHeaderPlace,
          ...(search === undefined ? {} : { search }),
          ...(account === undefined ? {} : { account }),
        },
        footer: {
          brand: product === undefined ? brand : `${brand} ${product}`,
          ...(footerGroups === undefined
            ? {}
            : {
                groups: footerGroups.map(({ title, links }) => ({
                  title,
                  links: links.map((link) => ({ ...link, current: link.href === pathname })),
                })),
              }),
          language: {
            ...language,
            languages: language.languages.map((one) => ({ ...one, href: languageHref(one.code) })),
          },
          legal: (
            <>
              <p>
                {t('customerService.label')}: <Link href={t('customerService.href')}>{t('customerService.phone')}</Link>
              </p>
              <p>{t('footer.copyright', { year })}</p>
            </>
          ),
        },
      };

  return (
    <NavigationProvider
      navigate={(href) => (isOfAnotherApp(app, href) ? window.location.assign(href) : void navigate(href))}
    >
      <LocaleProvider locale={currentLanguage(i18n)}>
        <OfflineNotice />
        <AppShell skipLabel={t('skipToContent')} {...frame} {...(notices === undefined ? {} : { notice: notices })}>
          <HeaderPlaceContext value={headerPlace}>{children}</HeaderPlaceContext>
        </AppShell>
      </LocaleProvider>
    </NavigationProvider>
  );
}

/** Tells whether an address is a page that another app shows, which the browser loads. */
function isOfAnotherApp(app: AppName, href: string): boolean {
  const match = matchLink(href);
  return match !== undefined && !match.link.surfaces.includes(app);
}
