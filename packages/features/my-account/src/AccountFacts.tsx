import { formatAccountNumber, type UserInfo } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Badge } from '@airline/ui/badge';
import { DescriptionList, type Description } from '@airline/ui/description-list';
import { EmailText } from '@airline/ui/email-text';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Points } from '@airline/ui/points';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCalendarDate } from '@airline/i18n/calendar-date';

/** Renders what the airline knows of an account, as far as its owner looks it up now and then. */
export function AccountFacts({ info }: { readonly info: UserInfo }): ReactNode {
  const { t } = useTranslation('myAccount');
  return <DescriptionList items={toFacts(info, t, useLocale())} />;
}

function toFacts(
  { loyalty, corporate, email }: UserInfo,
  t: TFunction<'myAccount'>,
  locale: string,
): readonly Description[] {
  return [
    ...(loyalty === undefined
      ? []
      : [
          { id: 'number', term: t('snapshot.accountNumber'), detail: formatAccountNumber(loyalty.accountNumber) },
          {
            id: 'tier',
            term: t('snapshot.tier'),
            detail: (
              <>
                <Badge tone="information">{t(`snapshot.tiers.${loyalty.tier}`)}</Badge>{' '}
                <Link href={buildPath('my-account-rapid-rewards')}>{t('snapshot.toTier')}</Link>
              </>
            ),
          },
          {
            id: 'points',
            term: t('snapshot.points'),
            detail: (
              <Points
                points={loyalty.points}
                unit={{ one: t('snapshot.pointUnit.one'), other: t('snapshot.pointUnit.other') }}
              />
            ),
          },
          ...(loyalty.pendingPoints === undefined ? [] : [describePending(loyalty.pendingPoints, t, locale)]),
          {
            id: 'since',
            term: t('snapshot.memberSince'),
            detail: formatCalendarDate(loyalty.memberSince, locale),
          },
        ]),
    ...(corporate === undefined ? [] : [{ id: 'company', term: t('snapshot.company'), detail: corporate.companyName }]),
    ...(email === undefined
      ? []
      : [{ id: 'email', term: t('snapshot.email'), detail: <EmailText>{email}</EmailText> }]),
  ];
}

function describePending(
  { points, nextAt }: NonNullable<NonNullable<UserInfo['loyalty']>['pendingPoints']>,
  t: TFunction<'myAccount'>,
  locale: string,
): Description {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(nextAt));
  return {
    id: 'pending',
    term: t('snapshot.pendingPoints'),
    detail: (
      <>
        <Points points={points} unit={{ one: t('snapshot.pointUnit.one'), other: t('snapshot.pointUnit.other') }} />{' '}
        {t('snapshot.pendingPointsNext', { date })}
      </>
    ),
  };
}
