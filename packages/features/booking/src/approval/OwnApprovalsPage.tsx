import { Page } from '@airline/app-shell';
import { type CompanyApproval, type CompanyTraveller, isWithinApproval, type Offer } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { renewOffer } from '@airline/itinerary/offer';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { companyBookingQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { ApprovalCard } from '@airline/travel-policy/approval';
import { listTravellers } from '@airline/travellers';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { chooseOffer } from '../booking-draft.ts';
import { keepCompany } from '../company/company-draft.ts';
import styles from '../company/Company.module.css';
import { passengerHref } from '../passengers/passenger-address.ts';
import { ownApprovalsQuery } from './own-approvals.ts';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  const asked = ownApprovalsQuery(session);
  // Who comes from the mail wants the answer, and not what was known before.
  await queryClient.invalidateQueries({ queryKey: asked.queryKey });
  await Promise.all([queryClient.query(asked), queryClient.query(companyBookingQuery(session))]);
  return null;
}

/** Renders what the person asked approval for, and the way on with what was approved. */
export function Component(): ReactNode {
  const { t } = useTranslation('companyTrip');
  const { data: approvals } = useSuspenseQuery(ownApprovalsQuery(useSession()));
  return (
    <Page title={t('approval.ownTitle')} lead={t('approval.ownLead')}>
      {approvals.length === 0 ? (
        <EmptyState
          title={t('approval.ownNone')}
          actions={<ButtonLink href={buildPath('air-booking')}>{t('approval.search')}</ButtonLink>}
        >
          {t('approval.ownNoneBody')}
        </EmptyState>
      ) : (
        <div className={styles['fields']}>
          {approvals.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval}>
              {approval.state === 'approved' ? <BookApproved approval={approval} /> : null}
              {approval.recordLocator === undefined ? null : (
                <div className={styles['actions']}>
                  <ButtonLink href={buildPath('trip', { recordLocator: approval.recordLocator })}>
                    {t('approval.seeTrip')}
                  </ButtonLink>
                </div>
              )}
            </ApprovalCard>
          ))}
        </div>
      )}
    </Page>
  );
}

/** Renders what books an approved trip: its flights at the price of now, which may be above what was approved. */
function BookApproved({ approval }: { readonly approval: CompanyApproval }): ReactNode {
  const { t } = useTranslation('companyTrip');
  const locale = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const { total, tolerancePercent, trip } = approval;
  const first = trip.bounds[0];
  const route = t('approval.route', {
    from: placeName(first?.origin ?? '', locale),
    to: placeName(first?.destination ?? '', locale),
  });
  const goOn = (offer: Offer) => {
    startBooking(approval, offer);
    return navigate(passengerHref(0));
  };
  const price = useMutation({
    mutationFn: async () => valueOrThrow(await renewOffer(session, trip)),
    onSuccess: (offer) => {
      if (isWithinApproval(total.amountMinor, offer.price.total.amountMinor, tolerancePercent)) return goOn(offer);
    },
  });
  const failure = failureIn(price.error);
  const dearer = price.data;
  return (
    <>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => price.mutate()} />}
      {dearer === undefined ? (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            aria-label={t('approval.bookOf', { route })}
            pendingLabel={price.isPending ? t('approval.pricing') : undefined}
            onClick={() => price.mutate()}
          >
            {t('approval.book')}
          </Button>
        </div>
      ) : (
        <Banner
          tone="warning"
          live="polite"
          title={t('approval.dearerTitle', {
            before: formatMoney(total, locale),
            now: formatMoney(dearer.price.total, locale),
          })}
          actions={
            <Button size="small" onClick={() => void goOn(dearer)}>
              {t('approval.askAgain')}
            </Button>
          }
        >
          {t('approval.dearerBody')}
        </Banner>
      )}
    </>
  );
}

/** Begins the booking of an approved trip with what was said of it. */
function startBooking({ trip, members, reason, reference }: CompanyApproval, offer: Offer): void {
  chooseOffer(offer, buildPath('air-booking'));
  const travellers = listTravellers(trip.party).flatMap(
    ({ index }, passenger): [number, CompanyTraveller | 'guest'][] => {
      const traveller = trip.travellers[passenger];
      if (traveller === undefined) return [];
      if (!('memberId' in traveller)) return [[index, 'guest']];
      const member = members.find(({ id }) => id === traveller.memberId);
      return member === undefined ? [] : [[index, member]];
    },
  );
  keepCompany({
    isPrivate: false,
    isReasonAsked: undefined,
    isApprovalAsked: undefined,
    reason,
    reference: reference ?? '',
    costCentreId: trip.costCentreId,
    travellers: Object.fromEntries(travellers),
  });
}
