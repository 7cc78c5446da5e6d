import type { ReactNode } from 'react';

import { useLocale } from '../locale/LocaleProvider.tsx';
import { formatPoints } from './format-points.ts';
import styles from './Points.module.css';

/** What {@link Points} takes. */
export interface PointsProps {
  /** Whole points; negative for what was spent. Points are no currency and never added to money. */
  readonly points: number;
  /** The word for one and for any other number: `{ one: 'punto', other: 'puntos' }`. */
  readonly unit: { readonly one: string; readonly other: string };
}

/**
 * Renders a number of loyalty points with its unit, singular and plural by the language's own rule.
 *
 * @example
 * ```tsx
 * import { Points } from '@airline/ui/points';
 *
 * export const Example = () => <Points points={12500} unit={{ one: 'punto', other: 'puntos' }} />;
 * ```
 */
export function Points({ points, unit }: PointsProps): ReactNode {
  const locale = useLocale();
  const isOne = new Intl.PluralRules(locale).select(Math.abs(points)) === 'one';
  return (
    <span className={styles['points']}>
      {formatPoints(points, locale)} {isOne ? unit.one : unit.other}
    </span>
  );
}
