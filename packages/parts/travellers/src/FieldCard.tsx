import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';

import styles from './PassengerForm.module.css';

export interface FieldCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Renders the fields of one question on a surface of its own. */
export function FieldCard({ title, lead, children }: FieldCardProps): ReactNode {
  return (
    <Card title={title}>
      <div className={styles['fields']}>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
    </Card>
  );
}
