import { saveFile } from '@airline/app-shell/save-file';
import { exportScheduleCalendar, exportScheduleSsim, type Schedules } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FlightSchedules.module.css';
import { csvColumns, writeSchedulesCsv, type CsvColumn } from './schedule-csv.ts';
import type { ScheduleQuestion } from './schedule-question.ts';

const formats = ['csv', 'calendar', 'ssim'] as const;

type FileFormat = (typeof formats)[number];

const endings = { csv: 'csv', calendar: 'ics', ssim: 'ssim' } as const satisfies Record<FileFormat, string>;
const mediaTypes = { csv: 'text/csv', calendar: 'text/calendar', ssim: 'text/plain' } as const;

export interface TimetableFilesProps {
  readonly question: ScheduleQuestion;
  readonly schedules: Schedules;
}

/** Renders the ways to take a timetable along: as a table, a calendar, a schedule file, or on paper. */
export function TimetableFiles({ question, schedules }: TimetableFilesProps): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const session = useSession();
  const { origin: from, destination: to, date } = question;
  const nameOf = (format: FileFormat) => `${t('files.name', { from, to, date })}.${endings[format]}`;

  const write = async (format: FileFormat): Promise<string> => {
    if (format === 'ssim') return valueOrThrow(await session.call(exportScheduleSsim, { query: question }));
    if (format === 'calendar') {
      const query = { ...question, language: currentLanguage(i18n) };
      return valueOrThrow(await session.call(exportScheduleCalendar, { query }));
    }
    const headings = Object.fromEntries(csvColumns.map((column) => [column, t(`files.column.${column}`)]));
    return writeSchedulesCsv(schedules, headings as Record<CsvColumn, string>);
  };
  const save = useMutation({
    mutationFn: write,
    onSuccess: (content, format) => saveFile({ name: nameOf(format), type: mediaTypes[format], content }),
  });
  const { variables: format } = save;
  const failure = failureIn(save.error);
  return (
    <section className={styles['files']} aria-label={t('files.label')}>
      <h3 className={styles['filesTitle']}>{t('files.label')}</h3>
      <div className={styles['buttons']}>
        {formats.map((each) => (
          <Button
            key={each}
            size="small"
            pendingLabel={save.isPending && format === each ? t('files.pending') : undefined}
            onClick={() => save.mutate(each)}
          >
            {t(`files.${each}`)}
          </Button>
        ))}
        <Button size="small" onClick={() => window.print()}>
          {t('files.print')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('files.ssimHint')}</p>
      <output className={styles['saved']}>
        {save.isSuccess && format !== undefined ? t('files.saved', { name: nameOf(format) }) : ''}
      </output>
      {failure === undefined || format === undefined ? null : (
        <FailureBanner failure={failure} onRetry={() => save.mutate(format)} />
      )}
    </section>
  );
}
