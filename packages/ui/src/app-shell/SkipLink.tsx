import type { ReactNode } from 'react';

import styles from './SkipLink.module.css';

/** What {@link SkipLink} takes. */
export interface SkipLinkProps {
  /** The id of the element to go to, which must be able to take focus (`tabIndex={-1}`). */
  readonly targetId: string;
  /** 'Ir al contenido principal'. */
  readonly children: ReactNode;
}

/**
 * Renders the first link of a page: hidden until it has focus, it takes keyboard users past the header.
 *
 * @example
 * ```tsx
 * import { SkipLink } from '@airline/ui/app-shell';
 *
 * export const Example = () => <SkipLink targetId="main">Ir al contenido principal</SkipLink>;
 * ```
 */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactNode {
  return (
    <a
      className={styles['skip']}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
