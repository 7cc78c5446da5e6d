import type { ReactNode } from 'react';

import styles from './Card.module.css';

/** What {@link Card} takes. */
export interface CardProps {
  readonly title?: ReactNode;
  /** The level that the title has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** At the end of the title's line: a badge, a link. */
  readonly aside?: ReactNode;
  /** At its foot: buttons, links. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a surface for one thing: a trip, a form, a summary.
 *
 * @example
 * ```tsx
 * import { Card } from '@airline/ui/card';
 *
 * export const Example = () => <Card title="Pasajeros">Inés Alvarado</Card>;
 * ```
 */
export function Card({ title, headingLevel = 2, aside, actions, children }: CardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles['card']}>
      {title === undefined ? null : (
        <div className={styles['head']}>
          <Heading className={styles['title']}>{title}</Heading>
          {aside}
        </div>
      )}
      {children}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
