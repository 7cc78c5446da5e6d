import { type BoardingPassenger, type FlightBoarding, takeOffBoard } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { boardingQuery } from './boarding-query.ts';
import styles from './Gate.module.css';
import { timeAt } from './moment-at.ts';
import type { Scan } from './use-scan.ts';

interface PassengerListProps {
  readonly flight: FlightBoarding;
  readonly scan: Scan;
}

/** Renders everybody who checked in, by their place in line, and lets somebody be boarded or taken off by hand. */
export function PassengerList({ flight: { legId, from, passengers }, scan }: PassengerListProps): ReactNode {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const off = useMutation({
    mutationFn: async (sequence: number) =>
      valueOrThrow(await session.call(takeOffBoard, { parameters: { legId }, body: { sequence } })),
    onSuccess: (flight) => queryClient.setQueryData(boardingQuery(session, legId).queryKey, flight),
  });
  const failure = failureIn(off.error);
  const shown = isMissingOnly ? passengers.filter(({ boardedAt }) => boardedAt === undefined) : passengers;
  const nameOf = ({ firstName, lastName }: BoardingPassenger): string => `${firstName} ${lastName}`;
  const toSequence = ({ sequence }: BoardingPassenger): string => String(sequence).padStart(3, '0');
  return (
    <div className={styles['part']}>
      {failure === undefined ? null : (
        <FailureBanner failure={failure} onRetry={() => off.variables === undefined || off.mutate(off.variables)} />
      )}
      {passengers.length === 0 ? null : (
        <Checkbox
          label={t('list.missingOnly')}
          checked={isMissingOnly}
          onChange={({ target }) => setIsMissingOnly(target.checked)}
        />
      )}
      <Table
        caption={t('list.title')}
        captionHidden
        rows={shown}
        keyOf={toSequence}
        columns={[
          { id: 'position', header: t('list.position'), cell: ({ position }) => position ?? t('list.noPosition') },
          {
            id: 'name',
            header: t('list.name'),
            rowHeader: true,
            cell: (row) => (row.kind === 'adult' ? nameOf(row) : t(`list.kind.${row.kind}`, { name: nameOf(row) })),
          },
          { id: 'sequence', header: t('list.sequence'), cell: toSequence, align: 'end' },
          { id: 'bags', header: t('list.bags'), cell: ({ bags }) => bags, align: 'end' },
          {
            id: 'state',
            header: t('list.state'),
            cell: ({ boardedAt }) =>
              boardedAt === undefined
                ? t('list.waiting')
                : t('list.onBoard', { time: timeAt(boardedAt, getStation(from)?.timeZone, locale) }),
          },
          {
            id: 'action',
            header: t('list.action'),
            cell: (row) =>
              row.boardedAt === undefined ? (
                <Button
                  size="small"
                  aria-label={t('list.board', { name: nameOf(row) })}
                  disabled={scan.isPending}
                  onClick={() => scan.read({ text: toSequence(row), isAhead: true })}
                >
                  {t('list.boardShort')}
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('list.off', { name: nameOf(row) })}
                  disabled={off.isPending}
                  onClick={() => off.mutate(row.sequence)}
                >
                  {t('list.offShort')}
                </Button>
              ),
          },
        ]}
        empty={
          <EmptyState title={t(isMissingOnly ? 'list.allOnBoard' : 'list.empty')} headingLevel={3}>
            {t(isMissingOnly ? 'list.allOnBoardBody' : 'list.emptyBody')}
          </EmptyState>
        }
      />
    </div>
  );
}
