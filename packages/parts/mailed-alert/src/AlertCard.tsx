import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import type { ReactNode } from 'react';

import styles from './MailedAlert.module.css';

/** What {@link AlertCard} takes. */
export interface AlertCardProps<State> {
  readonly title: string;
  /** What is said while it is looked up. */
  readonly loading: string;
  /** Looks up whether something is reported. */
  readonly query: {
    readonly data: State | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (state: State) => ReactNode;
}

/** Renders a card about what is reported of a trip, on screens alone. */
export function AlertCard<State>({ title, loading, query, children }: AlertCardProps<State>): ReactNode {
  const { data, error, refetch } = query;
  const failure = failureIn(error);
  return (
    <div className={styles['screenOnly']}>
      <Card title={title}>
        {data === undefined ? (
          failure === undefined ? (
            <Skeleton label={loading} />
          ) : (
            <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />
          )
        ) : (
          children(data)
        )}
      </Card>
    </div>
  );
}
