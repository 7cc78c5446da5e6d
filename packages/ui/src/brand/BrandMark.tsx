import type { ReactNode } from 'react';

import styles from './BrandMark.module.css';

/** What {@link BrandMark} takes. */
export interface BrandMarkProps {
  /** The carrier's name as it is written: 'Alisio'. */
  readonly name: string;
  /** A second word in a lighter weight, such as the portal's: 'Empresas'. */
  readonly product?: string;
}

/**
 * Renders the carrier's mark and name: three lines of wind that close into a wing, and the sun behind it.
 *
 * The drawing is decoration; the name is text. It takes the colour of the text around it.
 */
export function BrandMark({ name, product }: BrandMarkProps): ReactNode {
  return (
    <span className={styles['brand']}>
      <svg className={styles['mark']} viewBox="0 0 40 32" aria-hidden="true">
        <circle className={styles['sun']} cx="28.5" cy="9" r="5.5" />
        <path
          className={styles['wing']}
          d="M2 27.5C13 27.5 24 23 38 6.5 34.5 19.5 25 29.5 11 29.5c-3.6 0-6.6-.6-9-2Z"
        />
        <path className={styles['wind']} d="M3 21.5c7.5.2 14-1.7 19.5-6.3" />
        <path className={styles['wind']} d="M6.5 15.5c4.8 0 8.8-1.2 12.3-4" />
      </svg>
      <span className={styles['name']}>
        {name}
        {product === undefined ? null : <span className={styles['product']}> {product}</span>}
      </span>
    </span>
  );
}
