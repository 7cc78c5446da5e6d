import type { ReactNode } from 'react';

import styles from './Columns.module.css';

export interface ColumnsProps {
  readonly main: ReactNode;
  /** What stands beside it where there is room, and below it elsewhere and on paper. */
  readonly side: ReactNode;
}

/** Renders what a page is about, and beside it what belongs to it. */
export function Columns({ main, side }: ColumnsProps): ReactNode {
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>{main}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
