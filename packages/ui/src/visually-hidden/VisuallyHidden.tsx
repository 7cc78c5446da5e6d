import type { ReactNode } from 'react';

import styles from './VisuallyHidden.module.css';

/** What {@link VisuallyHidden} takes. */
export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/**
 * Says text to assistive technology that sighted readers get from the picture around it.
 *
 * @example
 * ```tsx
 * import { VisuallyHidden } from '@airline/ui/visually-hidden';
 *
 * export const Example = () => <span>★★★<VisuallyHidden>tres de cinco</VisuallyHidden></span>;
 * ```
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  return <span className={styles['hidden']}>{children}</span>;
}
