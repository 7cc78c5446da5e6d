import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Disclosure } from '@airline/ui/disclosure';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import styles from './FlightSchedules.module.css';
import { formatQuestion, parseQuestion, type ScheduleQuestion } from './schedule-question.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { Timetable } from './Timetable.tsx';

/** Renders what flies between the two places that the address asks for, and the form that asks. */
export function Component(): ReactNode {
  const { t } = useTranslation('schedules');
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dateIn(undefined, session.now()));
  const question = parseQuestion(params, today);
  const ask = (asked: ScheduleQuestion): void => setParams(formatQuestion(asked));
  if (question === undefined) {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <BesidePicture>
          <Card>
            <ScheduleForm question={question} today={today} onAsk={ask} />
          </Card>
        </BesidePicture>
      </Page>
    );
  }
  const key = formatQuestion(question).toString();
  return (
    <Page title={t('title')} size="compact">
      <div className={styles['page']}>
        <div className={styles['change']}>
          {/* Anew for each question: what was asked for is in it, and it is closed. */}
          <Disclosure key={key} variant="card" title={t('form.change')}>
            <ScheduleForm question={question} today={today} onAsk={ask} />
          </Disclosure>
        </div>
        <Timetable question={question} today={today} />
      </div>
    </Page>
  );
}
