import type { ReactNode } from 'react';

import { useLocale } from '../locale/LocaleProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './LocalTime.module.css';
import { momentParts, zoneName, type MomentWidth, type ZonedMoment } from './zoned-time.ts';

/** What {@link LocalTime} takes. */
export interface LocalTimeProps extends ZonedMoment {
  /** `time` the clock, `date` the short day, `longDate` the whole day. */
  readonly show?: MomentWidth;
  /** `short` writes the zone after it ('AST'); `spoken` says it to assistive technology alone; `none` where the place is said beside it. */
  readonly zone?: 'short' | 'spoken' | 'none';
}

/**
 * Renders a moment as the clocks of its place show it, and says whose clocks.
 *
 * @example
 * ```tsx
 * import { LocalTime } from '@airline/ui/local-time';
 *
 * export const Example = () => <LocalTime instant="2026-12-14T14:40:00Z" timeZone="America/Puerto_Rico" zone="short" />;
 * ```
 */
export function LocalTime({ instant, timeZone, show = 'time', zone = 'spoken' }: LocalTimeProps): ReactNode {
  const locale = useLocale();
  const moment = { instant, timeZone };
  return (
    <time dateTime={instant} className={styles['time']}>
      {momentParts(moment, locale, show).map(({ text, isDayPeriod }) =>
        isDayPeriod ? (
          <span key={text} className={styles['period']}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {zone === 'short' ? <span className={styles['zone']}> {zoneName(moment, locale, 'short')}</span> : null}
      {zone === 'spoken' ? <VisuallyHidden> {zoneName(moment, locale, 'long')}</VisuallyHidden> : null}
    </time>
  );
}
