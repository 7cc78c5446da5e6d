import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

const widths = ['full', 'long', 'medium', 'short'] as const;

/** What {@link Skeleton} takes. */
export interface SkeletonProps {
  /** Said to assistive technology while it stands: 'Cargando sus viajes…'. */
  readonly label: string;
  /** `text` lines of text, `card` one box of a card's height. */
  readonly shape?: 'text' | 'card';
  /** How many lines or boxes, 3 by default. */
  readonly count?: number;
}

/**
 * Renders the shape of what is being loaded, in about the room it will take, so that nothing jumps.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@airline/ui/skeleton';
 *
 * export const Example = () => <Skeleton label="Cargando sus viajes…" shape="card" count={2} />;
 * ```
 */
export function Skeleton({ label, shape = 'text', count = 3 }: SkeletonProps): ReactNode {
  return (
    <output className={styles['skeleton']} data-shape={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['piece']} data-width={widths[index % widths.length]} aria-hidden="true" />
      ))}
    </output>
  );
}
