import { createReportFile } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReportAddress } from './report-address.ts';
import styles from './Reports.module.css';

/** Renders the downloads of a whole report. The browser itself takes the file from the address that it is given: no page holds it. */
export function DownloadReport({ address }: { readonly address: ReportAddress }): ReactNode {
  const { t } = useTranslation('companyReports');
  const language = useLocale().startsWith('en') ? 'en' : 'es';
  const session = useSession();
  const { report, selection } = address;
  const download = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      valueOrThrow(await session.call(createReportFile, { body: { report, format, language, ...selection } })),
    onSuccess: ({ path }) => startDownload(path),
  });
  const failure = failureIn(download.error);
  return (
    <div className={styles['buttons']}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          pendingLabel={download.isPending && download.variables === format ? t('preparing') : undefined}
          onClick={() => download.mutate(format)}
        >
          <VisuallyHidden>{`${t('download')}: `}</VisuallyHidden>
          {t(format)}
        </Button>
      ))}
      <span role="status">{download.isSuccess ? t('started') : ''}</span>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
    </div>
  );
}

/** What is answered as an attachment leaves the page where it is. */
function startDownload(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
