import type { ReactNode } from 'react';

import { useAddress, useLinkClick } from '../navigation/NavigationProvider.tsx';
import styles from './Pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

/** The words of {@link Pagination}. */
export interface PaginationTexts {
  /** Names it: 'Páginas de resultados'. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Names one page: `(2) => 'Página 2'`. */
  readonly page: (page: number) => string;
}

/** What {@link Pagination} takes. */
export interface PaginationProps {
  readonly texts: PaginationTexts;
  /** The page in sight, counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Where a page is: pages are links, so that they can be kept and shared. */
  readonly hrefFor: (page: number) => string;
}

/**
 * Renders the way between the pages of a list: previous, next, the ends and the neighbours.
 *
 * One page or none renders nothing.
 *
 * @example
 * ```tsx
 * import { Pagination } from '@airline/ui/pagination';
 *
 * const texts = { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page: number) => `Página ${page}` };
 * export const Example = () => <Pagination texts={texts} page={3} pageCount={12} hrefFor={(page) => `?page=${page}`} />;
 * ```
 */
export function Pagination({ texts, page, pageCount, hrefFor }: PaginationProps): ReactNode {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={texts.label} className={styles['nav']}>
      {page > 1 ? (
        <Step href={hrefFor(page - 1)} rel="prev">
          {texts.previous}
        </Step>
      ) : null}
      <ol className={styles['list']}>
        {pageNumbers(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <Step href={hrefFor(entry)} label={texts.page(entry)} current={entry === page}>
                {entry}
              </Step>
            </li>
          ) : (
            <li key={entry} aria-hidden="true" className={styles['gap']}>
              …
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <Step href={hrefFor(page + 1)} rel="next">
          {texts.next}
        </Step>
      ) : null}
    </nav>
  );
}

interface StepProps {
  readonly href: string;
  readonly rel?: 'prev' | 'next';
  readonly label?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

function Step({ href, rel, label, current, children }: StepProps): ReactNode {
  const follow = useLinkClick(href);
  return (
    <a
      href={useAddress(href)}
      rel={rel}
      onClick={follow}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={styles['step']}
    >
      {children}
    </a>
  );
}
