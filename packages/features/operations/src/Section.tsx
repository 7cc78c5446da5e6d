import { useId, type ReactNode } from 'react';

import styles from './OperationsPage.module.css';

/** Renders one part of the page under its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Renders that a part has nothing to show, in a line: most parts have nothing, and that is good. */
export function Nothing({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles['nothing']}>
      <strong>{title}</strong> · {children}
    </p>
  );
}
