import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './FieldError.module.css';

interface ErrorTextProps {
  readonly prefix?: string | undefined;
  readonly children: ReactNode;
}

/** Renders what stands in an error, whichever element holds it: the mark, and the words with what is said before them. */
export function ErrorText({ prefix, children }: ErrorTextProps): ReactNode {
  return (
    <>
      <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.2v4M8 11.2v.1" />
      </svg>
      <span>
        {prefix === undefined ? null : <VisuallyHidden>{prefix}</VisuallyHidden>} {children}
      </span>
    </>
  );
}
