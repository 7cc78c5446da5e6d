import type { ReactNode } from 'react';

import styles from './DescriptionList.module.css';

/** One name and what is said of it. */
export interface Description {
  readonly id: string;
  readonly term: ReactNode;
  readonly detail: ReactNode;
  /** What can be done about it: a link 'Cambiar' whose name says what it changes. */
  readonly action?: ReactNode;
}

/** What {@link DescriptionList} takes. */
export interface DescriptionListProps {
  readonly items: readonly Description[];
  /** `amounts` sets the values at the end of their lines; `total` also sets the last line apart: what a sum adds up to. */
  readonly variant?: 'plain' | 'amounts' | 'total';
}

/**
 * Renders names and values: the answers before they are sent, a price by its parts, a profile.
 *
 * @example
 * ```tsx
 * import { DescriptionList } from '@airline/ui/description-list';
 *
 * const items = [{ id: 'code', term: 'Código de reserva', detail: 'K7QM2X' }];
 * export const Example = () => <DescriptionList items={items} />;
 * ```
 */
export function DescriptionList({ items, variant = 'plain' }: DescriptionListProps): ReactNode {
  return (
    <dl className={styles['list']} data-variant={variant}>
      {items.map((item) => (
        <div key={item.id} className={styles['row']}>
          <dt className={styles['term']}>{item.term}</dt>
          <dd className={styles['detail']}>{item.detail}</dd>
          {item.action === undefined ? null : <dd className={styles['action']}>{item.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
