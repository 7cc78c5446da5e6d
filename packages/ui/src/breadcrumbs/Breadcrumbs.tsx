import type { ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** One page on the way. */
export interface Breadcrumb {
  readonly href: string;
  readonly label: string;
}

/** What {@link Breadcrumbs} takes. */
export interface BreadcrumbsProps {
  /** 'Ruta de navegación'. */
  readonly label: string;
  /** From the start to the page itself, which is the last and no link. */
  readonly items: readonly Breadcrumb[];
}

/**
 * Renders the way from the start to this page; on a small screen only the step back.
 *
 * @example
 * ```tsx
 * import { Breadcrumbs } from '@airline/ui/breadcrumbs';
 *
 * const items = [{ href: '/', label: 'Inicio' }, { href: '/accounthelp', label: 'Ayuda con su cuenta' }];
 * export const Example = () => <Breadcrumbs label="Ruta de navegación" items={items} />;
 * ```
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['nav']}>
      <ol className={styles['list']}>
        {items.map((item, index) => (
          <li key={item.href} className={styles['item']} data-parent={index === items.length - 2 || undefined}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles['current']}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href} variant="quiet">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
