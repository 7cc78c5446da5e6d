import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { Skeleton } from '@airline/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';

export interface SectionProps<Data> {
  readonly title: string;
  readonly href: string;
  /** What the link to the section's page says. */
  readonly linkLabel: string;
  /** What the section says in short; one whose data do not come leaves the others as they are. */
  readonly query?: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> | undefined;
  readonly children: ReactNode | ((data: Data) => ReactNode);
}

/** Renders one section of the account in short, with the way to its page. It loads, and fails, alone. */
export function Section<Data>({ title, href, linkLabel, query, children }: SectionProps<Data>): ReactNode {
  return (
    <Card title={title}>
      <div className={styles['fields']}>
        {typeof children === 'function' ? <Loaded query={query}>{children}</Loaded> : children}
        <Link href={href} variant="standalone">
          {linkLabel}
        </Link>
      </div>
    </Card>
  );
}

function Loaded<Data>({
  query,
  children,
}: Pick<SectionProps<Data>, 'query'> & { readonly children: (data: Data) => ReactNode }): ReactNode {
  const { t } = useTranslation('myAccount');
  if (query === undefined) return null;
  const failure = failureIn(query.error);
  if (query.data !== undefined) return children(query.data);
  if (failure !== undefined) {
    return <FailureBanner failure={failure} live="off" onRetry={() => void query.refetch()} />;
  }
  return <Skeleton label={t('overview.loading')} shape="text" count={2} />;
}
