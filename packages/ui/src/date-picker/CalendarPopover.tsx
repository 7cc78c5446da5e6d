import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

import styles from './DateFrame.module.css';

/** Renders a calendar beside its field. */
export function CalendarPopover({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Popover className={styles['popover'] ?? ''} offset={6}>
      <Dialog className={styles['dialog'] ?? ''}>{children}</Dialog>
    </Popover>
  );
}
