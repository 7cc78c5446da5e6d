import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import styles from './HomePage.module.css';

export interface QuickLinkProps {
  readonly href: string;
  readonly title: string;
  readonly body: string;
  /** The lines of its picture, in a square of 24. */
  readonly picture: string;
  readonly onClick?: () => void;
}

/** Renders one way from the first page, with what waits there. */
export function QuickLink({ href, title, body, picture, onClick }: QuickLinkProps): ReactNode {
  return (
    <div className={styles['quickLink']}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={picture} />
      </svg>
      <Link href={href} {...(onClick === undefined ? {} : { onClick })}>
        {title}
      </Link>
      <p>{body}</p>
    </div>
  );
}
