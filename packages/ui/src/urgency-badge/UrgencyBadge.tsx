import type { ReactNode } from 'react';

import styles from './UrgencyBadge.module.css';

const star = 'M8 1.6 9.8 6l4.6.4-3.5 3 1.1 4.6L8 11.5 4 14l1.1-4.6-3.5-3L6.2 6 8 1.6Z';
const clock = 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8Zm0 3V8l2.2 1.5';

/** What {@link UrgencyBadge} takes. */
export interface UrgencyBadgeProps {
  /** The label's `styleType` as the urgency engine gives it: `ended`, `lastHour`, `lastHours`, `lastDay`, `lastDays`, `daysLeft`, `endsSoon`, `new`, `default`. */
  readonly styleType: string;
  /** The label's words in the page's language. */
  readonly children: ReactNode;
}

/**
 * Renders how much time a promotion has left: the less, the louder. `default`, whose words are those of `new`, is
 * quiet text without a badge. An unknown `styleType` is shown as `daysLeft`.
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
  const level = levelOf(styleType);
  return (
    <span className={styles['badge']} data-level={level}>
      {level === 'quiet' ? null : (
        <svg className={styles['picture']} viewBox="0 0 16 16" aria-hidden="true">
          <path d={level === 'new' ? star : clock} />
        </svg>
      )}
      {children}
    </span>
  );
}

function levelOf(styleType: string): 'over' | 'urgent' | 'soon' | 'new' | 'quiet' {
  switch (styleType) {
    case 'ended':
      return 'over';
    case 'lastHour':
    case 'lastHours':
    case 'lastDay':
      return 'urgent';
    case 'new':
      return 'new';
    case 'default':
      return 'quiet';
    default:
      return 'soon';
  }
}
