import { deleteReportView, mostReportViews, relativePeriods, type ReportView, saveReportView } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Checkbox } from '@airline/ui/checkbox';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { Dialog } from '@airline/ui/dialog';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import { TextField } from '@airline/ui/text-field';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { product } from '../../product.ts';
import type { LoadedReport } from './load-report.ts';
import type { ReportAddress } from './report-address.ts';
import styles from './Reports.module.css';
import { filtersOf, guessPeriod, toPeriod } from './saved-view.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useScheduleWords } from './use-schedule-words.ts';

const path = buildPath('ctm-reports', { product });

type Opened =
  | { readonly kind: 'save' }
  | { readonly kind: 'change' | 'schedule' | 'delete'; readonly view: ReportView };

/** Renders the views of reports that a person keeps or is shown: opened, changed, mailed, deleted; and keeps what the page shows. */
export function SavedViews({ kept, address, now }: LoadedReport): ReactNode {
  const { t } = useTranslation('companyReports');
  const { names } = texts[useLocale().startsWith('en') ? 'en' : 'es'];
  const session = useSession();
  const { revalidate } = useRevalidator();
  const words = useScheduleWords();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<Failure>();
  const close = () => setOpened(undefined);
  const { views, readers } = kept;
  const remove = async ({ id }: ReportView) => {
    close();
    setFailure(undefined);
    const outcome = await session.call(deleteReportView, { parameters: { viewId: id } });
    if ('failure' in outcome) return setFailure(outcome.failure);
    await revalidate();
  };
  const isFull = views.filter(({ isOwn }) => isOwn).length >= mostReportViews;
  return (
    <Card title={t('views.title')}>
      <div className={styles['filters']}>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        {views.length === 0 ? (
          <p>{t('views.none')}</p>
        ) : (
          <ul className={styles['views']}>
            {views.map((view) => (
              <li key={view.id}>
                <div>
                  <Link href={`${path}?view=${view.id}`} aria-current={kept.shown === view.id ? 'page' : undefined}>
                    {view.name}
                  </Link>{' '}
                  {view.isShared ? <Badge>{t('views.shared')}</Badge> : null}
                  <p className={styles['muted']}>
                    {[
                      names[view.report],
                      view.period.kind === 'fixed'
                        ? t('views.days', { from: view.period.from, to: view.period.to })
                        : t(`views.periods.${view.period.name}`),
                      ...(view.isOwn ? [] : [t('views.of', { owner: view.owner })]),
                      ...(view.schedule === undefined ? [] : [words.when(view.schedule)]),
                    ].join(' · ')}
                  </p>
                  {view.schedule === undefined ? null : <Failures schedule={view.schedule} />}
                </div>
                {view.isOwn ? (
                  <div className={styles['buttons']}>
                    {(['change', 'schedule', 'delete'] as const).map((kind) => (
                      <Button key={kind} size="small" onClick={() => setOpened({ kind, view })}>
                        {t(`views.${kind}`)} <VisuallyHidden>{view.name}</VisuallyHidden>
                      </Button>
                    ))}
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className={styles['muted']}>{t('views.full')}</p>
        ) : (
          <div className={styles['buttons']}>
            <Button onClick={() => setOpened({ kind: 'save' })}>{t('views.save')}</Button>
          </div>
        )}
      </div>
      {opened?.kind === 'save' || opened?.kind === 'change' ? (
        <ViewDialog
          view={opened.kind === 'change' ? opened.view : undefined}
          address={address}
          now={now}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'schedule' ? <ScheduleDialog view={opened.view} readers={readers} onClose={close} /> : null}
      <ConfirmDialog
        open={opened?.kind === 'delete'}
        title={t('views.deleteTitle', { name: opened?.kind === 'delete' ? opened.view.name : '' })}
        confirmLabel={t('views.delete')}
        cancelLabel={t('views.cancel')}
        onCancel={close}
        onConfirm={() => (opened?.kind === 'delete' ? void remove(opened.view) : undefined)}
      >
        {t('views.deleteBody')}
      </ConfirmDialog>
    </Card>
  );
}

/** Renders whom the last mail did not reach, and why. */
function Failures({ schedule: { recipients } }: { readonly schedule: NonNullable<ReportView['schedule']> }): ReactNode {
  const { t } = useTranslation('companyReports');
  const failed = recipients.flatMap(({ memberId, name, last }) =>
    last?.state === 'failed' && last.fault !== undefined ? [{ memberId, name, fault: last.fault }] : [],
  );
  if (failed.length === 0) return null;
  return (
    <ul className={styles['failures']}>
      {failed.map(({ memberId, name, fault }) => (
        <li key={memberId}>
          <Badge tone="danger">{t('schedule.failed')}</Badge> {t(`schedule.faults.${fault}`, { name })}
        </li>
      ))}
    </ul>
  );
}

interface ViewDialogProps {
  /** What is changed; absent for what the page shows, which is kept anew. */
  readonly view: ReportView | undefined;
  readonly address: ReportAddress;
  readonly now: Date;
  readonly onClose: () => void;
}

function ViewDialog({ view, address, now, onClose }: ViewDialogProps): ReactNode {
  const { t } = useTranslation('companyReports');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const { report, selection } = address;
  // Sent again after a lost answer it is the same view.
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const [name, setName] = useState(view?.name ?? '');
  const [period, setPeriod] = useState<string>(() =>
    view === undefined ? guessPeriod(selection, now) : view.period.kind === 'fixed' ? 'fixed' : view.period.name,
  );
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const days = view?.period.kind === 'fixed' ? view.period : selection;
  const isNamed = name.trim() !== '';
  const save = async () => {
    setTried(true);
    setFailure(undefined);
    if (!isNamed || isSending) return;
    setSending(true);
    const body = {
      name: name.trim(),
      report: view?.report ?? report,
      filters: view?.filters ?? filtersOf(selection),
      period: toPeriod(period, days),
      isShared,
    };
    const outcome = await session.call(saveReportView, { parameters: { viewId: id }, body });
    setSending(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={view === undefined ? t('views.save') : t('views.changeTitle', { name: view.name })}
      closeLabel={t('views.close')}
    >
      <form
        className={styles['filters']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <TextField
          label={t('views.name')}
          hint={t('views.nameHint')}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value.slice(0, 60))}
          {...(isTried && !isNamed ? { error: t('views.nameMissing'), errorPrefix: t('home.errorPrefix') } : {})}
        />
        <Select
          label={t('views.period')}
          hint={t('views.periodHint')}
          value={period}
          options={[
            ...relativePeriods.map((each) => ({ value: each, label: t(`views.periods.${each}`) })),
            { value: 'fixed', label: t('views.fixed', { from: days.from, to: days.to }) },
          ]}
          onChange={({ target }) => setPeriod(target.value)}
        />
        <Checkbox
          label={t('views.share')}
          hint={t('views.shareHint')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" pendingLabel={isSending ? t('views.saving') : undefined}>
            {t('views.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
