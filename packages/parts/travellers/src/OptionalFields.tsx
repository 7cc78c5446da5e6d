import { Disclosure } from '@airline/ui/disclosure';
import { useEffect, useRef, type ReactNode } from 'react';

import styles from './OptionalFields.module.css';

export interface OptionalFieldsProps {
  readonly title: string;
  /** Open from the start: something in it is answered. */
  readonly defaultOpen: boolean;
  readonly children: ReactNode;
}

/** Renders fields that most people leave out, folded away; it opens by itself when one of them is wrong. */
export function OptionalFields({ title, defaultOpen, children }: OptionalFieldsProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const showErrors = () => {
      if (element.querySelector('[aria-invalid]') !== null) element.open = true;
    };
    const observer = new MutationObserver(showErrors);
    observer.observe(element, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, []);
  return (
    <Disclosure ref={details} variant="card" title={title} open={defaultOpen}>
      <div className={styles['fields']}>{children}</div>
    </Disclosure>
  );
}
