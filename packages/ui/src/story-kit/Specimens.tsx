import type { ReactNode } from 'react';

import styles from './Specimens.module.css';

/** Lays several states of a component out in one story, so that one look compares them. */
export function Specimens({ children, columns }: { readonly children: ReactNode; readonly columns?: boolean }) {
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
