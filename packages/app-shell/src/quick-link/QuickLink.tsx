import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import styles from './QuickLink.module.css';

/** What {@link QuickLink} takes. */
export interface QuickLinkProps {
  readonly href: string;
  readonly title: string;
  readonly body: ReactNode;
  /** The lines of its picture, in a square of 24. */
  readonly picture: string;
  readonly onClick?: () => void;
}

/**
 * Renders one way from a first page, with what waits there. The whole box leads there.
 *
 * @example
 * ```tsx
 * import { QuickLink } from '@airline/app-shell/quick-link';
 *
 * export const Example = () => <QuickLink href="/help" title="Ayuda" body="Preguntas y respuestas" picture="M4 4h16v16H4z" />;
 * ```
 */
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
