import type { ComponentPropsWithRef, ReactNode } from 'react';

import styles from './Disclosure.module.css';

/** What {@link Disclosure} takes beside a `<details>`' own attributes, such as `open` and `ref`. */
export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'className' | 'style' | 'title'> {
  /** Always in sight; a press on it opens and closes. */
  readonly title: ReactNode;
  /** Stands beside the arrow in the colour of links: 'Ver el detalle'. */
  readonly more?: ReactNode;
  /** `card` has a frame of its own; `bar` lies at the foot of the screen and opens upwards. */
  readonly variant?: 'card' | 'bar';
}

/**
 * Renders a title that opens to what belongs to it, on the browser's own `<details>`: searching in the page finds what is closed.
 *
 * @example
 * ```tsx
 * import { Disclosure } from '@airline/ui/disclosure';
 *
 * export const Example = () => <Disclosure variant="card" title="Asistencia especial">Avísenos con 48 horas.</Disclosure>;
 * ```
 */
export function Disclosure({ title, more, variant, children, ...attributes }: DisclosureProps): ReactNode {
  return (
    <details {...attributes} className={styles['disclosure']} data-variant={variant}>
      <summary className={styles['title']}>
        {title}
        <span className={styles['more']}>
          {more}
          <svg className={styles['arrow']} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
