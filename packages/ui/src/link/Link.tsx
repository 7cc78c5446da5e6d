import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useAddress, useLinkClick } from '../navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Link.module.css';

/** What {@link Link} takes beside an `<a>`'s own attributes. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href'> {
  readonly href: string;
  /** `quiet` has no underline until it is pointed at: for lists of links, never inside a sentence. */
  readonly variant?: 'inline' | 'quiet' | 'standalone';
  /** Said after the text to those who cannot see the mark, when the link opens a new tab: 'se abre en una pestaña nueva'. */
  readonly newTabLabel?: string;
}

/**
 * Renders a link: an `<a href>` which the application's router follows when a `NavigationProvider` stands above it.
 *
 * With `newTabLabel` it opens a new tab and says so; the opened page gets no handle on this one.
 *
 * @example
 * ```tsx
 * import { Link } from '@airline/ui/link';
 *
 * export const Example = () => <p>¿Ya tiene cuenta? <Link href="/login/">Inicie sesión</Link></p>;
 * ```
 */
export function Link({
  href,
  variant = 'inline',
  newTabLabel,
  onClick,
  children,
  ...attributes
}: LinkProps): ReactNode {
  const handleClick = useLinkClick(href, onClick);
  const address = useAddress(href);
  const newTab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...attributes}
      {...newTab}
      href={address}
      onClick={handleClick}
      className={styles['link']}
      data-variant={variant}
    >
      {children}
      {newTabLabel === undefined ? null : (
        <>
          {/* U+2060: without the word joiner a browser may put the mark alone on the next line. */}
          <span className={styles['mark']} aria-hidden="true">
            {'\u2060'}
            <svg viewBox="0 0 12 12">
              <path d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10 2 5.5 6.5" />
            </svg>
          </span>{' '}
          <VisuallyHidden>({newTabLabel})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
