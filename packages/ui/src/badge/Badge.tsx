import type { ReactNode } from 'react';

import styles from './Badge.module.css';

/** What {@link Badge} takes. */
export interface BadgeProps {
  /** What the state means; the words must say it without the colour. */
  readonly tone?: 'neutral' | 'information' | 'success' | 'warning' | 'danger' | 'highlight';
  readonly children: ReactNode;
}

/**
 * Renders a word or two about the state of a thing: 'A tiempo', 'Cancelado', 'Nivel Oro'.
 *
 * @example
 * ```tsx
 * import { Badge } from '@airline/ui/badge';
 *
 * export const Example = () => <Badge tone="success">A tiempo</Badge>;
 * ```
 */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
