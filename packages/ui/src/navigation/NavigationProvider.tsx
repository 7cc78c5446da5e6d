import { createContext, use, type MouseEvent, type ReactNode } from 'react';

interface Navigation {
  readonly navigate: (href: string) => void;
  readonly toAddress?: (href: string) => string;
  readonly openElsewhere?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** What {@link NavigationProvider} takes. */
export interface NavigationProviderProps {
  /** Goes to a path of this application without loading the page again: a router's own `navigate`. */
  readonly navigate: (href: string) => void;
  /** Gives the address of this application's own page for an `href` that was written for another: links show it and lead there. */
  readonly toAddress?: (href: string) => string;
  /** Opens another site's page, and what a link opens in a new tab, where the browser can do neither: inside a native app. */
  readonly openElsewhere?: (href: string) => void;
  readonly children: ReactNode;
}

/**
 * Gives every link below it the application's router, so that the design system imports none.
 *
 * Without a provider links are plain links: the browser loads the page. `navigate` gets the `href` as the link was given it
 * (path, query and hash), for links that {@link useLinkClick} counts as the application's own.
 *
 * @example
 * ```tsx
 * import { NavigationProvider } from '@airline/ui/navigation';
 * import { Link } from '@airline/ui/link';
 *
 * export function Example({ navigate }: { navigate: (href: string) => void }) {
 *   return (
 *     <NavigationProvider navigate={navigate}>
 *       <Link href="/login/">Iniciar sesión</Link>
 *     </NavigationProvider>
 *   );
 * }
 * ```
 */
export function NavigationProvider({ children, ...navigation }: NavigationProviderProps): ReactNode {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/**
 * Gives the address that a link shows: the application's own one for the page, where its {@link NavigationProvider} has another than
 * the link was given.
 *
 * @example
 * ```tsx
 * import { useAddress, useLinkClick } from '@airline/ui/navigation';
 *
 * export function Trips() {
 *   const onClick = useLinkClick('/trips');
 *   return <a href={useAddress('/trips')} onClick={onClick}>Mis viajes</a>;
 * }
 * ```
 */
export function useAddress(href: string): string {
  return use(NavigationContext)?.toAddress?.(href) ?? href;
}

/**
 * Makes the click handler of a link: the application's own paths go through its router, everything else through the browser.
 *
 * 1. Without a provider the browser follows the link.
 * 2. A click with a modifier key, or with another button than the first, is the browser's (new tab, save).
 * 3. A `download` is the browser's, and so is a `target` other than `_self` or another site's page, but where the provider opens those.
 * 4. Only an `href` that starts with one `/`, or with `?`, is the application's own. `#section` stays with the browser, which scrolls.
 *
 * @example
 * ```tsx
 * import { useLinkClick } from '@airline/ui/navigation';
 *
 * export function Logo() {
 *   const onClick = useLinkClick('/');
 *   return <a href="/" onClick={onClick}>Alisio</a>;
 * }
 * ```
 */
export function useLinkClick(
  href: string,
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigation = use(NavigationContext);
  const address = useAddress(href);
  return (event) => {
    onClick?.(event);
    if (navigation === undefined || event.defaultPrevented || isForBrowser(event)) return;
    const { target } = event.currentTarget;
    const isHere = isOwnPath(address) && (target === '' || target === '_self');
    const open = isHere ? navigation.navigate : isPage(address) && navigation.openElsewhere;
    if (!open) return;
    event.preventDefault();
    open(address);
  };
}

function isOwnPath(href: string): boolean {
  return /^(?:\/(?![/\\])|\?)/.test(href);
}

/** Tells whether an address is a page's, here or on another site: not a section, nor what another program opens. */
function isPage(href: string): boolean {
  return /^(?:https?:|[/?])/.test(href);
}

function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return modified || event.button !== 0 || event.currentTarget.hasAttribute('download');
}
