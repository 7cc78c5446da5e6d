import { importCompanyMembers, memberColumns, mostImportedMembers } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { Table } from '@airline/ui/table';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type * as z from 'zod/mini';

import styles from './Company.module.css';

type Imported = z.infer<typeof importCompanyMembers.answer>;

/** Renders the window in which a file of people is checked line by line, and then all of them are invited. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation('companyAccount');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [csv, setCsv] = useState<string>();
  const send = useMutation({
    mutationFn: async (wanted: { readonly csv: string; readonly isTrial: boolean }): Promise<Imported> => {
      const body = { ...wanted, language: currentLanguage(i18n) };
      return valueOrThrow(await session.call(importCompanyMembers, { body }));
    },
    onSuccess: async ({ invited }) => {
      if (invited > 0) await revalidate();
    },
  });
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    setCsv(text);
    send.mutate({ csv: text, isTrial: true });
  };
  const failure = failureIn(send.error);
  const result = send.data;
  const canInvite = result !== undefined && result.faults.length === 0 && result.invited === 0 && csv !== undefined;
  return (
    <Dialog open onClose={onClose} title={t('import.open')} closeLabel={t('close')}>
      <div className={styles['fields']}>
        <p>{t('import.lead', { most: mostImportedMembers })}</p>
        <p className={styles['muted']}>{memberColumns.join(', ')}</p>
        <label className={styles['file']}>
          {t('import.file')}
          <input type="file" accept=".csv,text/csv" onChange={(event) => void choose(event.currentTarget.files?.[0])} />
        </label>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        {result === undefined || send.isPending ? null : <Result result={result} />}
        {canInvite || send.isPending ? (
          <Button
            variant="primary"
            pendingLabel={send.isPending ? t('import.checking') : undefined}
            onClick={() => send.mutate({ csv: csv ?? '', isTrial: false })}
          >
            {t('import.invite', { count: result?.people ?? 0 })}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function Result({ result: { people, invited, faults } }: { readonly result: Imported }): ReactNode {
  const { t } = useTranslation('companyAccount');
  if (invited > 0) return <Banner tone="success" live="polite" title={t('import.done', { count: invited })} />;
  if (faults.length === 0) return <Banner tone="success" live="polite" title={t('import.ready', { count: people })} />;
  return (
    <>
      <Banner tone="danger" live="polite" title={t('import.faulty', { count: faults.length })}>
        {t('import.faultyBody')}
      </Banner>
      <Table
        caption={t('import.faults')}
        captionHidden
        rows={faults.map((fault, place) => ({ ...fault, place }))}
        keyOf={({ place }) => String(place)}
        columns={[
          { id: 'line', header: t('import.line'), cell: ({ line }) => String(line) },
          { id: 'column', header: t('import.column'), cell: ({ column }) => column ?? '—' },
          { id: 'value', header: t('import.value'), cell: ({ value }) => value ?? '—' },
          { id: 'fault', header: t('import.fault'), cell: ({ code }) => t(`import.codes.${code}`) },
        ]}
      />
    </>
  );
}
