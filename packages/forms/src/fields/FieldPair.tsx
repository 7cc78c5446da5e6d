import type { ReactNode } from 'react';

import styles from './FieldPair.module.css';

/** What {@link FieldPair} takes. */
export interface FieldPairProps {
  /** Two fields that belong together, or several pairs of them. */
  readonly children: ReactNode;
}

/**
 * Renders fields that belong together beside each other, and one below the other on a narrow screen.
 *
 * @example
 * ```tsx
 * import { FormTextField, type FormHandle } from '@airline/forms';
 * import { FieldPair } from '@airline/forms/field-pair';
 *
 * export const Names = ({ form }: { form: FormHandle<{ firstName: string; lastName: string }> }) => (
 *   <FieldPair>
 *     <FormTextField form={form} name="firstName" label="Nombre" />
 *     <FormTextField form={form} name="lastName" label="Apellidos" />
 *   </FieldPair>
 * );
 * ```
 */
export function FieldPair({ children }: FieldPairProps): ReactNode {
  return <div className={styles['pair']}>{children}</div>;
}
