import type { ReactNode } from 'react';

import { WindArt } from '../brand/WindArt.tsx';
import styles from './EmptyState.module.css';

/** What {@link EmptyState} takes. */
export interface EmptyStateProps {
  /** What there is none of: 'Aún no tiene viajes'. */
  readonly title: string;
  /** The level that the title has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Why, and what brings something here. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * Renders what stands where a list has nothing in it: why, and the way on.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@airline/ui/button';
 * import { EmptyState } from '@airline/ui/empty-state';
 *
 * export const Example = () => (
 *   <EmptyState title="Aún no tiene viajes" actions={<ButtonLink href="/air/booking/">Buscar vuelos</ButtonLink>}>
 *     Los vuelos que reserve aparecerán aquí.
 *   </EmptyState>
 * );
 * ```
 */
export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles['empty']}>
      <WindArt mood="calm" />
      <Heading className={styles['title']}>{title}</Heading>
      {children === undefined ? null : <div className={styles['body']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
