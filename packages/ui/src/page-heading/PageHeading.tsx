import { type ReactNode, type Ref, useEffect, useRef } from 'react';

import styles from './PageHeading.module.css';

/** What {@link PageHeading} takes. */
export interface PageHeadingProps {
  readonly children: ReactNode;
  /** A sentence under the heading that says what the page is for. */
  readonly lead?: ReactNode;
  /** A few words above it: the step, the trip it belongs to. */
  readonly kicker?: ReactNode;
  /** Takes the focus when it appears: true after a change of page inside the application, false on the first load. */
  readonly focusOnMount?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/**
 * Renders the page's one `<h1>`, which can take focus so that a screen reader starts reading the new page there.
 *
 * @example
 * ```tsx
 * import { PageHeading } from '@airline/ui/page-heading';
 *
 * export const Example = () => <PageHeading lead="Todos los precios incluyen impuestos.">Elija su vuelo</PageHeading>;
 * ```
 */
export function PageHeading({ children, lead, kicker, focusOnMount = false, ref }: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);

  return (
    <div className={styles['block']}>
      {kicker === undefined ? null : <p className={styles['kicker']}>{kicker}</p>}
      <h1
        ref={(element) => {
          heading.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        tabIndex={-1}
        className={styles['heading']}
      >
        {children}
      </h1>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
