import { type ReactNode, type Ref, useEffect } from 'react';

import { useSharedRef } from '../refs/use-shared-ref.ts';
import styles from './PageHeading.module.css';

/** What {@link PageHeading} takes. */
export interface PageHeadingProps {
  readonly children: ReactNode;
  /** A sentence under the heading that says what the page is for. */
  readonly lead?: ReactNode;
  /** A few words above it: the step, the trip it belongs to. */
  readonly kicker?: ReactNode;
  /** `compact` leaves the screen to what is under it: a list, a map. */
  readonly size?: 'full' | 'compact';
  /** Stands beside the heading, or under it on a small screen. */
  readonly aside?: ReactNode;
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
export function PageHeading({
  children,
  lead,
  kicker,
  size = 'full',
  aside,
  focusOnMount = false,
  ref,
}: PageHeadingProps): ReactNode {
  const heading = useSharedRef(ref);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [heading, focusOnMount]);

  return (
    <div className={styles['block']} data-heading={size}>
      {kicker === undefined ? null : <p className={styles['kicker']}>{kicker}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      {aside}
    </div>
  );
}
