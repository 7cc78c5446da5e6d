import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import styles from './AccountLink.module.css';

/** Renders the header's way to the login, in the room that the account's menu takes: nothing moves when the session answers. */
export function AccountLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className={styles['account']}>
      <Link href={href} variant="quiet">
        {children}
      </Link>
    </span>
  );
}
