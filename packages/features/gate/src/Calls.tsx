import { callPlaces, type FlightBoarding } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { boardingQuery } from './boarding-query.ts';
import styles from './Gate.module.css';

/** Renders the groups of places in line, which of them were called, and the way to call the next one. */
export function Calls({ flight: { legId, groups, boarding } }: { readonly flight: FlightBoarding }): ReactNode {
  const { t } = useTranslation('gate');
  const session = useSession();
  const queryClient = useQueryClient();
  const call = useMutation({
    mutationFn: async (upTo: number) =>
      valueOrThrow(await session.call(callPlaces, { parameters: { legId }, body: { upTo } })),
    onSuccess: (flight) => queryClient.setQueryData(boardingQuery(session, legId).queryKey, flight),
  });
  const failure = failureIn(call.error);
  if (boarding === 'assigned') return <p className={styles['plain']}>{t('groups.assigned')}</p>;
  if (groups.length === 0) return <p className={styles['plain']}>{t('groups.none')}</p>;
  const next = groups.find(({ isCalled }) => !isCalled);
  const called = groups.filter(({ isCalled }) => isCalled);
  return (
    <div className={styles['part']}>
      {failure === undefined ? null : (
        <FailureBanner failure={failure} onRetry={() => call.variables === undefined || call.mutate(call.variables)} />
      )}
      <ul className={styles['groups']}>
        {groups.map(({ upTo, from, to, isCalled, boarded, checkedIn }) => (
          <li key={upTo} className={styles['group']}>
            <strong>{t('groups.group', { from, to })}</strong>
            <span>{t('groups.boarded', { boarded, checkedIn })}</span>
            <Badge tone={isCalled ? 'success' : 'neutral'}>{t(isCalled ? 'groups.called' : 'groups.waiting')}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {next === undefined ? (
          <p className={styles['plain']}>{t('groups.done')}</p>
        ) : (
          <Button
            variant="primary"
            pendingLabel={call.isPending ? t('groups.calling') : undefined}
            onClick={() => call.mutate(next.upTo)}
          >
            {t('groups.call', { from: next.from, to: next.to })}
          </Button>
        )}
        {called.length === 0 ? null : (
          <Button variant="quiet" disabled={call.isPending} onClick={() => call.mutate(called.at(-2)?.upTo ?? 0)}>
            {t('groups.takeBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
