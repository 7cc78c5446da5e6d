import type { ReactNode, Ref } from 'react';

import { WindArt } from '../brand/WindArt.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import styles from './ErrorPage.module.css';

/** What {@link ErrorPage} takes. */
export interface ErrorPageProps {
  /** What happened, in the reader's words: 'No encontramos esta página'. */
  readonly title: string;
  /** What to do. */
  readonly children: ReactNode;
  /** What the reader quotes when they ask for help. */
  readonly reference?: { readonly label: string; readonly value: string };
  /** The ways on: retry, go home, ask. Never none. */
  readonly actions: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Renders the page that stands where a page could not: not found, not allowed, broken, not available.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@airline/ui/button';
 * import { ErrorPage } from '@airline/ui/error-page';
 *
 * export const Example = () => (
 *   <ErrorPage
 *     title="No encontramos esta página"
 *     reference={{ label: 'Referencia', value: 'A1B2C3' }}
 *     actions={<ButtonLink href="/" variant="primary">Ir al inicio</ButtonLink>}
 *   >
 *     Puede que la dirección haya cambiado.
 *   </ErrorPage>
 * );
 * ```
 */
export function ErrorPage({ title, children, reference, actions, headingRef }: ErrorPageProps): ReactNode {
  return (
    <div className={styles['page']}>
      <WindArt mood="gust" />
      <div>
        <PageHeading {...(headingRef === undefined ? {} : { ref: headingRef })}>{title}</PageHeading>
        <div className={styles['body']}>{children}</div>
        {reference === undefined ? null : (
          <p className={styles['reference']}>
            {reference.label} <code>{reference.value}</code>
          </p>
        )}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </div>
  );
}
