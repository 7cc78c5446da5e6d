import type { AccountFund } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { Disclosure } from '@airline/ui/disclosure';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { Table } from '@airline/ui/table';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type ExpiryPoint, listExpiries, listTicks } from './expiry-timeline.ts';
import styles from './ExpiryTimeline.module.css';

export interface ExpiryTimelineProps {
  readonly funds: readonly AccountFund[];
}

/** Room at both ends of the line, in percent, so that what is written there is not cut off. */
const startPercent = 7;
const widthPercent = 84;
const lineY = 46;
const amountsY = [24, 8] as const;

/** Renders on which days of the coming year how much expires: a line for the eye, and the same as a table. */
export function ExpiryTimeline({ funds }: ExpiryTimelineProps): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  const points = listExpiries(funds, now);
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('account.timeline')}</h2>
      <Line points={points} now={now} />
      <Disclosure title={t('account.timelineTable')}>
        <Table
          caption={t('account.timelineDay')}
          captionHidden
          rows={points}
          keyOf={({ date }) => date}
          columns={[
            {
              id: 'date',
              header: t('account.timelineDay'),
              cell: ({ date }) => formatCalendarDate(date, locale),
              rowHeader: true,
            },
            {
              id: 'amount',
              header: t('account.timelineAmount'),
              align: 'end',
              cell: ({ amountMinor }) => formatMoney({ amountMinor, currency: 'USD' }, locale),
            },
          ]}
        />
      </Disclosure>
    </section>
  );
}

function Line({ points, now }: { readonly points: readonly ExpiryPoint[]; readonly now: Date }): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <svg className={styles['line']} aria-hidden="true" focusable="false">
      <line className={styles['axis']} x1={toX(0)} x2={toX(1)} y1={lineY} y2={lineY} />
      {[
        { label: t('account.today'), position: 0 },
        ...listTicks(now).map(({ date, position }) => ({ label: month.format(new Date(date)), position })),
      ].map(({ label, position }) => (
        <g key={label}>
          <line className={styles['axis']} x1={toX(position)} x2={toX(position)} y1={lineY - 4} y2={lineY + 4} />
          <text className={styles['tick']} x={toX(position)} y={lineY + 24} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {points.map(({ date, amountMinor, position }, index) => (
        <g key={date}>
          <circle className={styles['point']} cx={toX(position)} cy={lineY} r="7" />
          <text className={styles['amount']} x={toX(position)} y={(amountsY[index % 2] ?? 0) + 8} textAnchor="middle">
            {formatMoney({ amountMinor, currency: 'USD' }, locale, { minorUnits: 'auto' })}
          </text>
        </g>
      ))}
    </svg>
  );
}

function toX(position: number): string {
  return `${startPercent + position * widthPercent}%`;
}
