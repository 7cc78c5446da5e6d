import type { ReactNode } from 'react';

import styles from './AppShell.module.css';
import { SkipLink } from './SkipLink.tsx';

export { LanguageSwitch, type LanguageChoice, type LanguageSwitchProps } from './LanguageSwitch.tsx';
export { SiteFooter, type FooterGroup, type FooterLanguage, type SiteFooterProps } from './SiteFooter.tsx';
export {
  SiteHeader,
  type HeaderSearch,
  type NavigationItem,
  type SiteHeaderProps,
  type SiteHeaderTexts,
} from './SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

/** The id of the page's `<main>`, which can take focus. */
export const mainId = 'main';

/** What {@link AppShell} takes. */
export interface AppShellProps {
  /** 'Ir al contenido principal'. */
  readonly skipLabel: string;
  /** A `SiteHeader`; left out where the native app around a web view has its own. */
  readonly header?: ReactNode;
  /** A `SiteFooter`. */
  readonly footer?: ReactNode;
  /** Something that concerns the whole page, above its content: a `Banner`. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the frame of every page: skip link, header, main with `id="main"` (able to take focus), footer.
 *
 * The words come by props; the links follow the router of the `NavigationProvider` above. Moving the focus to the heading
 * after a change of page is the application's: `PageHeading` can take it.
 *
 * @example
 * ```tsx
 * import { AppShell, SiteFooter, SiteHeader } from '@airline/ui/app-shell';
 * import { PageHeading } from '@airline/ui/page-heading';
 *
 * const texts = { brand: 'Alisio', home: 'Alisio, inicio', navigation: 'Principal', menu: 'Menú' };
 * export const Example = () => (
 *   <AppShell
 *     skipLabel="Ir al contenido principal"
 *     header={<SiteHeader texts={texts} homeHref="/" items={[{ href: '/air/booking/', label: 'Reservar' }]} />}
 *     footer={<SiteFooter brand="Alisio" />}
 *   >
 *     <PageHeading>Reservar un vuelo</PageHeading>
 *   </AppShell>
 * );
 * ```
 */
export function AppShell({ skipLabel, header, footer, notice, children }: AppShellProps): ReactNode {
  return (
    <div className={styles['shell']}>
      <SkipLink targetId={mainId}>{skipLabel}</SkipLink>
      {header}
      {notice === undefined ? null : <div className={styles['notice']}>{notice}</div>}
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {footer}
    </div>
  );
}
