import { createContext, use, type MouseEvent, type ReactNode } from 'react';

type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

/** What {@link NavigationProvider} takes. */
export interface NavigationProviderProps {
  /** Goes to a path of this application without loading the page again: a router's own `navigate`. */
  readonly navigate: Navigate;
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
export function NavigationProvider({ navigate, children }: NavigationProviderProps): ReactNode {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/**
 * Makes the click handler of a link: the application's own paths go through its router, everything else through the browser.
 *
 * 1. Without a provider the browser follows the link.
 * 2. A click with a modifier key, or with another button than the first, is the browser's (new tab, save).
 * 3. A `target` other than `_self`, or a `download`, is the browser's.
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
  const navigate = use(NavigationContext);
  return (event) => {
    onClick?.(event);
    if (navigate === undefined || event.defaultPrevented || !isOwnPath(href) || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
}

function isOwnPath(href: string): boolean {
  return /^(?:\/(?![/\\])|\?)/.test(href);
}

function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    modified ||
    event.button !== 0 ||
    (target !== '' && target !== '_self') ||
    event.currentTarget.hasAttribute('download')
  );
}
