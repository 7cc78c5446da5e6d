import type { ReportRhythm, ReportView } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

/** A Monday in UTC. */
const monday = Date.UTC(2026, 10, 30);
const dayMs = 24 * 60 * 60 * 1000;

/** Returns what says when something is mailed, in UTC as the days of reports are. */
export function useScheduleWords() {
  const { t } = useTranslation('companyReports');
  const weekdays = new Intl.DateTimeFormat(useLocale(), { weekday: 'long', timeZone: 'UTC' });
  const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;
  const weekday = (day: number): string => weekdays.format(monday + (day - 1) * dayMs);
  const rhythm = (given: ReportRhythm): string =>
    given.frequency === 'weekly'
      ? t('schedule.weeklyAt', { weekday: weekday(given.day), hour: hour(given.hour) })
      : t('schedule.monthlyAt', { day: given.day, hour: hour(given.hour) });
  return {
    hour,
    weekday,
    when: (schedule: NonNullable<ReportView['schedule']>): string =>
      schedule.isPaused ? t('schedule.pausedNow') : rhythm(schedule.rhythm),
  };
}
