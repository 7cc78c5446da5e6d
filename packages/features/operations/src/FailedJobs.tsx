import { type OperationsState, retryJobs } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { Table } from '@airline/ui/table';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './OperationsPage.module.css';
import { Nothing, Section } from './Section.tsx';
import { useFormats } from './use-formats.ts';

interface FailedJobsProps {
  readonly jobs: OperationsState['failedJobs'];
  readonly counts: OperationsState['jobs'];
}

/** Renders the jobs that were given up; those that are chosen run again. */
export function FailedJobs({ jobs, counts }: FailedJobsProps): ReactNode {
  const { t } = useTranslation('operations');
  const { moment, number } = useFormats();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const chosen = jobs.filter(({ id }) => selected.has(String(id)));
  const all = counts.reduce((sum, { givenUp }) => sum + givenUp, 0);
  const retry = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(retryJobs, { body: { ids: chosen.map(({ id }) => id) } })).retried.length,
    onSuccess: async () => {
      setSelected(new Set());
      await revalidate();
    },
    onSettled: () => setAsking(false),
  });
  const failure = failureIn(retry.error);
  return (
    <Section title={t('jobs.title')}>
      {retry.data === undefined ? null : (
        <Banner tone="success" live="polite" title={t('jobs.retried', { count: retry.data })} />
      )}
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => setAsking(true)} />}
      {all > jobs.length ? <p>{t('jobs.more', { shown: number(jobs.length), all: number(all) })}</p> : null}
      <Table
        caption={t('jobs.caption')}
        captionHidden
        rows={jobs}
        keyOf={({ id }) => String(id)}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: t('jobs.chooseAll'),
          rowLabel: ({ kind, id }) => t('jobs.choose', { kind, id }),
        }}
        columns={[
          { id: 'kind', header: t('jobs.kind'), cell: ({ kind }) => <span className={styles['text']}>{kind}</span> },
          { id: 'id', header: t('jobs.number'), cell: ({ id }) => id, align: 'end' },
          { id: 'attempts', header: t('jobs.attempts'), cell: ({ attempts }) => number(attempts), align: 'end' },
          { id: 'gaveUp', header: t('jobs.gaveUp'), cell: ({ gaveUpAt }) => moment(gaveUpAt) },
        ]}
        empty={<Nothing title={t('jobs.empty.title')}>{t('jobs.empty.body')}</Nothing>}
      />
      {jobs.length === 0 ? null : (
        <div>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {t('jobs.retry', { count: chosen.length })}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking && chosen.length > 0}
        title={t('jobs.ask.title', { count: chosen.length })}
        tone="plain"
        confirmLabel={t('jobs.retry', { count: chosen.length })}
        cancelLabel={t('jobs.ask.keep')}
        pendingLabel={retry.isPending ? t('jobs.retrying') : undefined}
        onConfirm={() => retry.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('jobs.ask.body')}
      </ConfirmDialog>
    </Section>
  );
}
