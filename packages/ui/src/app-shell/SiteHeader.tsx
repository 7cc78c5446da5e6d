import type { MouseEvent, ReactNode, Ref } from 'react';

import { BrandMark } from '../brand/BrandMark.tsx';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { useLinkClick } from '../navigation/NavigationProvider.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import styles from './SiteHeader.module.css';

/** One place in the header's or the footer's navigation. */
export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  /** True for the place the reader is in. */
  readonly current?: boolean;
}

/** The header's words. */
export interface SiteHeaderTexts {
  /** The carrier's name: 'Alisio'. */
  readonly brand: string;
  /** A second word beside it, for a portal: 'Empresas'. */
  readonly product?: string | undefined;
  /** Names the link home: 'Alisio, inicio'. */
  readonly home: string;
  /** Names the navigation: 'Principal'. */
  readonly navigation: string;
  /** The button that shows the navigation on a small screen: 'Menú'. */
  readonly menu: string;
}

/** The header's way to the search. */
export interface HeaderSearch {
  /** The page of the search, where the link leads. */
  readonly href: string;
  /** 'Buscar'. */
  readonly label: string;
  /** Called when the link is pressed where there is room for the panel: it can open that in the place of the page. */
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly link?: Ref<HTMLAnchorElement>;
  /** The search itself, below the header's line, while it is open. */
  readonly panel?: ReactNode;
}

/** What {@link SiteHeader} takes. */
export interface SiteHeaderProps {
  readonly texts: SiteHeaderTexts;
  readonly homeHref: string;
  readonly items: readonly NavigationItem[];
  readonly language?: LanguageSwitchProps;
  readonly search?: HeaderSearch | undefined;
  /** At the end of the line: log in, or the member's menu. It stands on the brand's dark surface. */
  readonly account?: ReactNode;
  /** Where a page can put what is chosen so far: at the end of the line, on a small screen below it. Empty, it takes no room. */
  readonly cart?: Ref<HTMLDivElement>;
}

/**
 * Renders the head of every page: the mark that leads home, the places, the language and the account.
 *
 * On a small screen the places fold under a button, which the Escape key, following a link and going on elsewhere in the page close again. Without places
 * there is nothing to fold: language and account stand in the line.
 */
export function SiteHeader({ texts, homeHref, items, language, search, account, cart }: SiteHeaderProps): ReactNode {
  const { open, setOpen, container, button, panelId } = useDisclosure<HTMLElement>();
  const goHome = useLinkClick(homeHref);
  const folds = items.length > 0;

  return (
    <header ref={container} className={styles['header']}>
      <div className={styles['bar']}>
        <a href={homeHref} onClick={goHome} aria-label={texts.home} className={styles['home']}>
          <BrandMark name={texts.brand} {...(texts.product === undefined ? {} : { product: texts.product })} />
        </a>
        {search === undefined || !folds ? null : (
          <SearchLink search={{ href: search.href, label: search.label }} place="line" />
        )}
        {folds ? (
          <button
            ref={button}
            type="button"
            className={styles['menu']}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
            </svg>
            {texts.menu}
          </button>
        ) : null}
        <div
          id={panelId}
          className={styles['panel']}
          data-open={open || !folds || undefined}
          data-inline={!folds || undefined}
        >
          {folds ? (
            <nav aria-label={texts.navigation}>
              <ul className={styles['items']}>
                {items.map((item) => (
                  <li key={item.href}>
                    <Place item={item} onFollow={() => setOpen(false)} />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className={styles['tools']}>
            {search === undefined ? null : <SearchLink search={search} place={folds ? 'tools' : undefined} />}
            {language === undefined ? null : <LanguageSwitch {...language} />}
            {account}
          </div>
        </div>
        {cart === undefined ? null : <div ref={cart} className={styles['cart']} />}
        {search?.panel === undefined ? null : <div className={styles['search']}>{search.panel}</div>}
      </div>
    </header>
  );
}

/** Renders the way to the search: of the line's and the tools' one is shown, by the room that there is. */
function SearchLink({
  search: { href, label, onPress, link },
  place,
}: {
  readonly search: HeaderSearch;
  readonly place: 'line' | 'tools' | undefined;
}): ReactNode {
  const follow = useLinkClick(href, onPress);
  return (
    <a ref={link} href={href} onClick={follow} data-place={place} className={styles['find']}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5L20 20" />
      </svg>
      <span>{label}</span>
    </a>
  );
}

function Place({ item, onFollow }: { readonly item: NavigationItem; readonly onFollow: () => void }): ReactNode {
  const follow = useLinkClick(item.href, onFollow);
  return (
    <a href={item.href} onClick={follow} aria-current={item.current ? 'page' : undefined} className={styles['place']}>
      {item.label}
    </a>
  );
}
