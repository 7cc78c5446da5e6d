import type { ReactNode } from 'react';

import styles from './UrgencyBadge.module.css';

const calm: ReadonlySet<string> = new Set(['new', 'default']);

/** What {@link UrgencyBadge} takes. */
export interface UrgencyBadgeProps {
  /** The label's `styleType` as the urgency engine gives it: `ended`, `lastHour`, `lastHours`, `lastDay`, `lastDays`, `daysLeft`, `endsSoon`, `new`, `default`. */
  readonly styleType: string;
  /** The label's words in the page's language. */
  readonly children: ReactNode;
}

/**
 * Renders how much time a promotion has left: the less, the louder. An unknown `styleType` is shown as `daysLeft`.
 *
 * The words come from the engine's label; arming the timer that changes them is the page's.
 *
 * @example
 * ```tsx
 * import { UrgencyBadge } from '@airline/ui/urgency-badge';
 *
 * export const Example = () => <UrgencyBadge styleType="lastHour">Quedan 12 minutos</UrgencyBadge>;
 * ```
 */
export function UrgencyBadge({ styleType, children }: UrgencyBadgeProps): ReactNode {
  return (
    <span className={styles['badge']} data-level={levelOf(styleType)}>
      <svg className={styles['picture']} viewBox="0 0 16 16" aria-hidden="true">
        <path
          d={
            calm.has(styleType)
              ? 'M8 1.6 9.8 6l4.6.4-3.5 3 1.1 4.6L8 11.5 4 14l1.1-4.6-3.5-3L6.2 6 8 1.6Z'
              : 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8Zm0 3V8l2.2 1.5'
          }
        />
      </svg>
      {children}
    </span>
  );
}

function levelOf(styleType: string): 'over' | 'urgent' | 'soon' | 'new' {
  switch (styleType) {
    case 'ended':
      return 'over';
    case 'lastHour':
    case 'lastHours':
    case 'lastDay':
      return 'urgent';
    case 'new':
    case 'default':
      return 'new';
    default:
      return 'soon';
  }
}
