import type { TravelFund } from '@airline/contract';
import { groupFundNumber } from '@airline/funds';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { Badge, type BadgeProps } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { DescriptionList, type Description } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { daysUntil } from './days-until.ts';
import { isUsable } from './fund-usable.ts';
import styles from './FundCard.module.css';

type State = TravelFund['state'];

const tones: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
  usable: 'success',
  expiring: 'warning',
  held: 'information',
  spent: 'neutral',
  expired: 'danger',
  transferred: 'neutral',
};

export interface FundCardProps {
  readonly fund: TravelFund;
  readonly headingLevel?: 2 | 3;
  readonly actions?: ReactNode;
  /** Below what the fund is: its movements. */
  readonly children?: ReactNode;
}

/** Renders a fund: what is left of it and until when, how it stands, whose it is and where it comes from. */
export function FundCard({ fund, headingLevel = 2, actions, children }: FundCardProps): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const { left, issued, held, state } = fund;
  const isWhole = left.amountMinor === issued.amountMinor;
  return (
    <Card
      headingLevel={headingLevel}
      title={
        <span className={styles['balance']} data-over={!isUsable(fund)}>
          <span className={styles['label']}>{t('fund.left')}</span> {formatMoney(left, locale)}
          {isWhole ? null : (
            <span className={styles['issued']}> {t('fund.leftOf', { issued: formatMoney(issued, locale) })}</span>
          )}
        </span>
      }
      aside={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      actions={actions}
    >
      <div className={styles['content']}>
        {held.amountMinor > 0 && state !== 'held' ? (
          <p>{t('fund.held', { amount: formatMoney(held, locale) })}</p>
        ) : null}
        <FundFacts fund={fund} />
        {children}
      </div>
    </Card>
  );
}

function FundFacts({ fund }: { readonly fund: TravelFund }): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const { number, lastFour, holder, kind, recordLocator, issuedAt } = fund;
  const items: readonly Description[] = [
    {
      id: 'expires',
      term: t(fund.state === 'expired' ? 'fund.expired' : 'fund.expires'),
      detail: <LastDay fund={fund} />,
    },
    {
      id: 'number',
      term: t('fund.number'),
      detail: (
        <span className={styles['number']}>
          {number === undefined ? t('fund.hiddenNumber', { lastFour }) : groupFundNumber(number)}
        </span>
      ),
    },
    { id: 'holder', term: t('fund.holder'), detail: `${holder.firstName} ${holder.lastName}` },
    ...(kind === 'personal' ? [] : [{ id: 'kind', term: t('fund.kind'), detail: t(`fund.kinds.${kind}`) }]),
    {
      id: 'issued',
      term: t('fund.issued'),
      detail: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(issuedAt)),
    },
    {
      id: 'from',
      term: t('fund.from'),
      detail: recordLocator === undefined ? t('fund.received') : t('account.trip', { recordLocator }),
    },
  ];
  return <DescriptionList items={items} />;
}

function LastDay({ fund }: { readonly fund: TravelFund }): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  const date = formatCalendarDate(fund.expiresOn, locale);
  if (!isUsable(fund)) return date;
  const count = Math.max(0, daysUntil(fund.expiresOn, now));
  return (
    <>
      {date} <span className={styles['days']}>({count === 0 ? t('fund.lastDay') : t('fund.days', { count })})</span>
    </>
  );
}
