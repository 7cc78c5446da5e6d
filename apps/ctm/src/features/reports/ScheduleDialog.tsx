import {
  mostReportRecipients,
  type ReportView,
  type ReportViews,
  scheduleReportView,
  unscheduleReportView,
} from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { Dialog } from '@airline/ui/dialog';
import { FieldGroup } from '@airline/ui/field-group';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Reports.module.css';
import { useScheduleWords } from './use-schedule-words.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** What {@link ScheduleDialog} takes. */
export interface ScheduleDialogProps {
  readonly view: ReportView;
  readonly readers: ReportViews['readers'];
  readonly onClose: () => void;
}

/** Renders when and to whom a view is mailed: to people of the company alone, who see its rows after a login. */
export function ScheduleDialog({ view, readers, onClose }: ScheduleDialogProps): ReactNode {
  const { t } = useTranslation('companyReports');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const words = useScheduleWords();
  const moments = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const { schedule } = view;
  const [frequency, setFrequency] = useState(schedule?.rhythm.frequency ?? 'monthly');
  const [day, setDay] = useState(schedule?.rhythm.day ?? 1);
  const [hour, setHour] = useState(schedule?.rhythm.hour ?? 8);
  const [isPaused, setPaused] = useState(schedule?.isPaused ?? false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        schedule === undefined
          ? readers.flatMap(({ memberId, isOwn }) => (isOwn ? [memberId] : []))
          : schedule.recipients.map(({ memberId }) => memberId),
      ),
  );
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Who left, or may see reports no more, is taken off the list when it is saved.
  const memberIds = readers.flatMap(({ memberId }) => (chosen.has(memberId) ? [memberId] : []));
  const isCountRight = memberIds.length >= 1 && memberIds.length <= mostReportRecipients;
  const call = async (send: () => Promise<{ readonly failure: Failure } | object>) => {
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    const outcome = await send();
    setSending(false);
    if ('failure' in outcome) return setFailure(outcome.failure as Failure);
    onClose();
    await revalidate();
  };
  const parameters = { viewId: view.id };
  const save = () => {
    setTried(true);
    if (!isCountRight) return;
    const body = { rhythm: { frequency, day, hour }, memberIds, isPaused };
    void call(() => session.call(scheduleReportView, { parameters, body }));
  };
  return (
    <Dialog open onClose={onClose} title={t('schedule.title', { name: view.name })} closeLabel={t('views.close')}>
      <form
        className={styles['filters']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{t('schedule.lead')}</p>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <div className={styles['fields']}>
          <Select
            label={t('schedule.frequency')}
            value={frequency}
            options={(['weekly', 'monthly'] as const).map((each) => ({ value: each, label: t(`schedule.${each}`) }))}
            onChange={({ target }) => {
              setFrequency(target.value === 'weekly' ? 'weekly' : 'monthly');
              setDay(1);
            }}
          />
          <Select
            label={t(frequency === 'weekly' ? 'schedule.weekday' : 'schedule.day')}
            value={String(day)}
            options={range(1, frequency === 'weekly' ? 7 : 28).map((each) => ({
              value: String(each),
              label: frequency === 'weekly' ? words.weekday(each) : String(each),
            }))}
            onChange={({ target }) => setDay(Number(target.value))}
          />
          <Select
            label={t('schedule.hour')}
            value={String(hour)}
            options={range(0, 23).map((each) => ({ value: String(each), label: words.hour(each) }))}
            onChange={({ target }) => setHour(Number(target.value))}
          />
        </div>
        <FieldGroup
          legend={t('schedule.people')}
          {...(isTried && !isCountRight
            ? { error: t('schedule.peopleWrong'), errorPrefix: t('home.errorPrefix') }
            : {})}
        >
          <div className={styles['people']}>
            {readers.map(({ memberId, name, isOwn }) => {
              const known = schedule?.recipients.find((each) => each.memberId === memberId);
              const { last } = known ?? {};
              const said =
                known?.hasEnded === true
                  ? t('schedule.ended')
                  : last === undefined
                    ? undefined
                    : last.state === 'failed' && last.fault !== undefined
                      ? t(`schedule.faults.${last.fault}`, { name })
                      : t(`schedule.${last.state === 'sent' ? 'sent' : 'waiting'}`, {
                          at: moments.format(new Date(last.at)),
                        });
              return (
                <Checkbox
                  key={memberId}
                  label={isOwn ? t('schedule.self', { name }) : name}
                  {...(said === undefined ? {} : { hint: said })}
                  checked={chosen.has(memberId)}
                  onChange={({ target }) => {
                    const next = new Set(chosen);
                    if (target.checked) next.add(memberId);
                    else next.delete(memberId);
                    setChosen(next);
                  }}
                />
              );
            })}
          </div>
        </FieldGroup>
        <Checkbox
          label={t('schedule.pause')}
          hint={t('schedule.pauseHint')}
          checked={isPaused}
          onChange={({ target }) => setPaused(target.checked)}
        />
        {schedule === undefined || schedule.isPaused ? null : (
          <p className={styles['muted']}>{t('schedule.next', { at: moments.format(new Date(schedule.nextAt)) })}</p>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" pendingLabel={isSending ? t('views.saving') : undefined}>
            {t('schedule.save')}
          </Button>
          {schedule === undefined ? null : (
            <Button onClick={() => void call(() => session.call(unscheduleReportView, { parameters }))}>
              {t('schedule.end')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
