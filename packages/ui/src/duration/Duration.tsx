import type { ReactNode } from 'react';

import { useLocale } from '../locale/LocaleProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { formatDuration, isoDuration } from './format-duration.ts';
import styles from './Duration.module.css';

/** What {@link Duration} takes. */
export interface DurationProps {
  /** Minutes, from 0 up; rounded down to whole ones. */
  readonly minutes: number;
}

/**
 * Renders how long something takes: short to the eye, with its units written out for assistive technology.
 *
 * @example
 * ```tsx
 * import { Duration } from '@airline/ui/duration';
 *
 * export const Example = () => <Duration minutes={125} />;
 * ```
 */
export function Duration({ minutes }: DurationProps): ReactNode {
  const locale = useLocale();
  return (
    <time dateTime={isoDuration(minutes)} className={styles['duration']}>
      <span aria-hidden="true">{formatDuration(minutes, locale)}</span>
      <VisuallyHidden>{formatDuration(minutes, locale, 'long')}</VisuallyHidden>
    </time>
  );
}
