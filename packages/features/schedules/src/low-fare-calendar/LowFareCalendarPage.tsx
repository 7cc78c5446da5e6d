import { Page, useClientConfig } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Disclosure } from '@airline/ui/disclosure';
import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { draftOf, formatLowFares, parseLowFares, type LowFareQuestion } from './low-fare-question.ts';
import styles from './LowFareCalendar.module.css';
import { LowFareForm } from './LowFareForm.tsx';

/** Who has not asked for a route yet needs no calendar. */
const Calendars = lazy(async () => ({ default: (await import('./Calendars.tsx')).Calendars }));

/** Renders the lowest prices of the days of a month, there and back, and what the chosen days cost together. */
export function Component(): ReactNode {
  const { t } = useTranslation('lowFareCalendar');
  const session = useSession();
  const { limits } = useClientConfig();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => session.now());
  const parsed = parseLowFares(params, limits);
  const ask = (asked: LowFareQuestion, isNewStep: boolean): void =>
    setParams(formatLowFares(asked), { replace: !isNewStep, preventScrollReset: !isNewStep });
  if ('draft' in parsed) {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <BesidePicture>
          <Card>
            <LowFareForm draft={parsed.draft} today={dateIn(undefined, now)} onAsk={(asked) => ask(asked, true)} />
          </Card>
        </BesidePicture>
      </Page>
    );
  }
  const { question } = parsed;
  const today = dateIn(getStation(question.origin)?.timeZone, now);
  const route = formatLowFares({ ...question, date: '', returnDate: '' }).toString();
  return (
    <Page title={t('title')} size="compact">
      <div className={styles['page']}>
        <div className={styles['change']}>
          {/* Anew for each route: what was asked for is in it, and it is closed. */}
          <Disclosure key={route} variant="card" title={t('form.change')}>
            <LowFareForm draft={draftOf(question)} today={today} onAsk={(asked) => ask(asked, true)} />
          </Disclosure>
        </div>
        <Suspense fallback={<Skeleton label={t('loading')} shape="card" count={2} />}>
          <Calendars key={route} question={question} today={today} onChoose={(chosen) => ask(chosen, false)} />
        </Suspense>
      </div>
    </Page>
  );
}
