import type { ReactNode } from 'react';

import styles from './Specimens.module.css';

interface SpecimensProps {
  readonly children: ReactNode;
  /** `cards` are narrow and of one height. */
  readonly columns?: boolean | 'cards';
}

/** Lays several states of a component out in one story, so that one look compares them. */
export function Specimens({ children, columns }: SpecimensProps) {
  return (
    <div className={styles['specimens']} data-columns={columns || undefined}>
      {children}
    </div>
  );
}

/** Lays small things out in a line that wraps. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
