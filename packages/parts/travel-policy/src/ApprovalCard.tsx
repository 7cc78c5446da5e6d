import type { ApprovalState, CompanyApproval } from '@airline/contract';
import { JourneyTimeline } from '@airline/itinerary';
import { placeName } from '@airline/reference-data/place-names';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Approval.module.css';
import { useRuleWords } from './use-rule-words.ts';

export interface ApprovalCardProps {
  readonly approval: CompanyApproval;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

const tones = {
  asked: 'warning',
  approved: 'success',
  refused: 'danger',
  booked: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<ApprovalState, string>>;

function sumOf(extras: CompanyApproval['extras']): CompanyApproval['total'] {
  return { amountMinor: extras.reduce((sum, { count, each }) => sum + count * each.amountMinor, 0), currency: 'USD' };
}

/** Renders a request for approval: who wants to travel where, at what price, outside of which rules, and what was answered. */
export function ApprovalCard({ approval, children }: ApprovalCardProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const words = useRuleWords();
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const moment = (at: string): ReactNode => <time dateTime={at}>{moments.format(new Date(at))}</time>;
  const money = (amount: CompanyApproval['total']): string => formatMoney(amount, locale);
  const { state, trip, total, lowest, tolerancePercent, decidedBy, decidedAt, note } = approval;
  const first = trip.bounds[0];
  // By their places: two of a kind read alike.
  const extras = approval.extras.map((extra, place) => ({ ...extra, id: `${extra.kind} ${place}` }));
  const facts = [
    { id: 'requestedBy', term: t('approval.requestedBy'), detail: approval.requestedBy },
    { id: 'travellers', term: t('approval.travellers'), detail: approval.travellers.join(', ') },
    {
      id: 'price',
      term: t('approval.price'),
      detail: (
        <>
          <strong>{money(total)}</strong> {t('approval.lowest', { lowest: money(lowest) })}
        </>
      ),
    },
    ...(approval.extras.length === 0
      ? []
      : [
          {
            id: 'extras',
            term: t('approval.extras'),
            detail: (
              <>
                <ul className={styles['rules']}>
                  {extras.map(({ id, kind, count, each }) => (
                    <li key={id}>
                      {t('approval.extrasEach', { extra: t(`extra.${kind}`), count, amount: money(each) })}
                    </li>
                  ))}
                </ul>
                {t('approval.extrasSum', { amount: money(sumOf(approval.extras)) })}
              </>
            ),
          },
        ]),
    {
      id: 'rules',
      term: t('approval.rules'),
      detail: (
        <ul className={styles['rules']}>
          {approval.rules.map((rule) => (
            <li key={rule.id}>{words(rule)}</li>
          ))}
        </ul>
      ),
    },
    { id: 'reason', term: t('approval.reason'), detail: approval.reason },
    ...(approval.reference === undefined
      ? []
      : [{ id: 'reference', term: t('trip.reference'), detail: approval.reference }]),
    ...(approval.costCentre === undefined
      ? []
      : [{ id: 'costCentre', term: t('trip.costCentre'), detail: approval.costCentre }]),
    { id: 'asked', term: t('approval.asked'), detail: moment(approval.askedAt) },
    ...(decidedBy === undefined || decidedAt === undefined
      ? []
      : [
          {
            id: 'decided',
            term: t(state === 'refused' ? 'approval.refusedBy' : 'approval.approvedBy'),
            detail: (
              <>
                {decidedBy}, {moment(decidedAt)}
              </>
            ),
          },
        ]),
    ...(note === undefined ? [] : [{ id: 'note', term: t('approval.note'), detail: note }]),
    ...(state === 'asked' || state === 'approved'
      ? [
          {
            id: 'until',
            term: t(`approval.until.${state}`),
            detail: moment(approval.expiresAt),
          },
        ]
      : []),
    ...(state === 'approved' && tolerancePercent > 0
      ? [
          {
            id: 'tolerance',
            term: t('approval.mostPrice'),
            detail: money({ ...total, amountMinor: Math.floor((total.amountMinor * (100 + tolerancePercent)) / 100) }),
          },
        ]
      : []),
    ...(approval.recordLocator === undefined
      ? []
      : [{ id: 'booked', term: t('approval.recordLocator'), detail: approval.recordLocator }]),
  ];
  return (
    <Card
      title={t('approval.route', {
        from: placeName(first?.origin ?? '', locale),
        to: placeName(first?.destination ?? '', locale),
      })}
      aside={<Badge tone={tones[state]}>{t(`approval.states.${state}`)}</Badge>}
    >
      <div className={styles['approval']}>
        {trip.bounds.map(({ itinerary, family, date }) => (
          <div key={itinerary.id}>
            <p>{days.format(new Date(date))}</p>
            <JourneyTimeline itinerary={itinerary} />
            <p className={styles['fare']}>{journey(`family.${family}`)}</p>
          </div>
        ))}
        <DescriptionList items={facts} />
        {children}
      </div>
    </Card>
  );
}
