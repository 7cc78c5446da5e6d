import type { CompanyOverview, CompanyReportName } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { product } from '../../product.ts';
import { useCellFormats } from '../../use-cell-formats.ts';
import styles from './HomePage.module.css';
import { Whereabouts } from './Whereabouts.tsx';

const reports = buildPath('ctm-reports', { product });
const toReport = (report: CompanyReportName): string => `${reports}?report=${report}`;

/** Renders how the company travels: who is where, what comes, what was spent, what is unused, and what waits for somebody. */
export function CompanyCards({ overview }: { readonly overview: CompanyOverview }): ReactNode {
  const { t } = useTranslation('companyReports');
  return (
    <div className={styles['company']}>
      <h2>{t('home.title', { company: overview.companyName })}</h2>
      <div className={styles['figures']}>
        <Spend spend={overview.spend} />
        <Funds funds={overview.funds} />
        <Tasks tasks={overview.tasks} />
      </div>
      <Whereabouts overview={overview} />
      <Upcoming overview={overview} />
    </div>
  );
}

function Spend({ spend }: Pick<CompanyOverview, 'spend'>): ReactNode {
  const { t } = useTranslation('companyReports');
  const locale = useLocale();
  const format = useCellFormats(t('empty'));
  const { month, netMinor, tickets, lastYearMinor, lastYearTickets } = spend;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const most = Math.max(1, netMinor, lastYearMinor);
  return (
    <Card
      title={t('home.spend', { month: name })}
      headingLevel={3}
      actions={<Link href={toReport('monthly-spend')}>{t('home.seeReport')}</Link>}
    >
      <p className={styles['figure']}>{format('money', netMinor)}</p>
      <svg className={styles['compare']} viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['now']} width={(Math.max(0, netMinor) / most) * 100} height="9" />
        <rect className={styles['before']} y="12" width={(Math.max(0, lastYearMinor) / most) * 100} height="9" />
      </svg>
      <p>{t('home.tickets', { count: tickets })}</p>
      <p>
        {lastYearTickets === 0 && lastYearMinor === 0
          ? t('home.noLastYear')
          : t('home.lastYear', { amount: format('money', lastYearMinor) })}
      </p>
    </Card>
  );
}

function Funds({ funds }: Pick<CompanyOverview, 'funds'>): ReactNode {
  const { t } = useTranslation('companyReports');
  const locale = useLocale();
  const { left, count, expiringSoon, nextExpiresOn } = funds;
  return (
    <Card
      title={t('home.funds')}
      headingLevel={3}
      actions={<Link href={toReport('unused-funds')}>{t('home.seeReport')}</Link>}
    >
      {count === 0 ? (
        <p>{t('home.noFunds')}</p>
      ) : (
        <>
          <p className={styles['figure']}>{formatMoney(left, locale)}</p>
          <p>{t('home.fundsCount', { count })}</p>
          {expiringSoon.amountMinor === 0 || nextExpiresOn === undefined ? null : (
            <p>
              {t('home.fundsSoon', {
                amount: formatMoney(expiringSoon, locale),
                date: formatCalendarDate(nextExpiresOn, locale),
              })}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

const accountManagement = buildPath('ctm-account-management', { product });

const taskHrefs = {
  approvals: `${accountManagement}?tab=approvals`,
  invitations: `${accountManagement}?tab=people&state=invited`,
  fundsExpiring: toReport('unused-funds'),
  exceptions: toReport('policy-exceptions'),
} as const;

function Tasks({ tasks }: Pick<CompanyOverview, 'tasks'>): ReactNode {
  const { t } = useTranslation('companyReports');
  const waiting = (['approvals', 'invitations', 'fundsExpiring', 'exceptions'] as const).filter(
    (name) => tasks[name] > 0,
  );
  return (
    <Card title={t('home.tasks')} headingLevel={3}>
      {waiting.length === 0 ? (
        <p>{t('home.noTasks')}</p>
      ) : (
        <ul className={styles['ways']}>
          {waiting.map((name) => {
            const text = t(`home.${name}`, { count: tasks[name] });
            return (
              <li key={name}>
                <Link href={taskHrefs[name]}>{text}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function Upcoming({ overview: { upcoming, upcomingCount } }: { readonly overview: CompanyOverview }): ReactNode {
  const { t } = useTranslation('companyReports');
  const format = useCellFormats(t('empty'));
  return (
    <Card
      title={t('home.upcoming')}
      headingLevel={3}
      aside={upcomingCount === 0 ? undefined : <span>{t('home.upcomingAll', { count: upcomingCount })}</span>}
      actions={<Link href={toReport('traveller-tracker')}>{t('home.seeReport')}</Link>}
    >
      <Table
        caption={t('home.upcoming')}
        captionHidden
        rows={upcoming}
        keyOf={({ recordLocator, flight, departsAt, traveller }) =>
          `${recordLocator} ${flight} ${departsAt} ${traveller}`
        }
        empty={<EmptyState headingLevel={4} title={t('home.noUpcoming')} />}
        columns={[
          { id: 'traveller', header: t('home.traveller'), cell: ({ traveller }) => traveller },
          {
            id: 'flight',
            header: t('home.flight'),
            cell: ({ flight, from, to }) => (
              <span translate="no">
                {flight} · {from} – {to}
              </span>
            ),
          },
          { id: 'departs', header: t('home.departs'), cell: ({ departsAt }) => format('localTime', departsAt) },
        ]}
      />
    </Card>
  );
}
