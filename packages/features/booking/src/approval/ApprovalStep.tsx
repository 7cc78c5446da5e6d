import { type Offer, requestApproval } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { TextField } from '@airline/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { type TripForCompany, useVerdict } from '../company/company-booking.ts';
import { keepCompany } from '../company/company-draft.ts';
import { VerdictNote } from '../company/CompanyBar.tsx';
import styles from '../company/Company.module.css';
import { toApprovedExtras } from '../extras/chosen-extras.ts';
import { ownApprovalsQuery } from './own-approvals.ts';
import { type ApprovalProgress, toApprovedTrip } from './use-approval.ts';

export interface ApprovalStepProps {
  readonly trip: TripForCompany;
  readonly offer: Offer;
  readonly approval: ApprovalProgress;
}

/** Renders how far the approval of a trip is: what asks for it, until when an answer is waited for, or until when it can be paid. */
export function ApprovalStep({ trip, offer, approval }: ApprovalStepProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const moments = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeStyle: 'short' });
  switch (approval.step) {
    case 'checking':
      return <VerdictNote verdict={undefined} />;
    case 'needed':
      return <AskApproval trip={trip} offer={offer} />;
    case 'asked':
      return (
        <Banner
          live="polite"
          title={t('approval.askedTitle')}
          actions={<ButtonLink href={buildPath('company-approvals')}>{t('approval.own')}</ButtonLink>}
        >
          {t('approval.askedBody', { until: moments.format(new Date(approval.approval.expiresAt)) })}
        </Banner>
      );
    case 'approved':
      return (
        <Banner tone="success" title={t('approval.givenTitle', { by: approval.approval.decidedBy ?? '' })}>
          {t('approval.givenBody', { until: moments.format(new Date(approval.approval.expiresAt)) })}
        </Banner>
      );
  }
}

function AskApproval({ trip, offer }: Pick<ApprovalStepProps, 'trip' | 'offer'>): ReactNode {
  const { t } = useTranslation('companyTrip');
  const { t: forms } = useTranslation('forms');
  const session = useSession();
  const queryClient = useQueryClient();
  const verdict = useVerdict(trip, offer);
  // The client makes the id: a request that is sent again is the same one.
  const [approvalId, setApprovalId] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const reason = trip.typed.reason.trim();
  const reference = trip.typed.reference.trim();
  const ask = useMutation({
    mutationFn: async () => {
      const { travellers, costCentreId } = toApprovedTrip(trip, offer, useBooking.getState(), session.now());
      return valueOrThrow(
        await session.call(requestApproval, {
          parameters: { approvalId },
          body: {
            offer: offer.token,
            travellers,
            extras: toApprovedExtras(useBooking.getState().extras),
            reason,
            ...(reference === '' ? {} : { reference }),
            ...(costCentreId === undefined ? {} : { costCentreId }),
          },
        }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownApprovalsQuery(session).queryKey }),
    onError: (error) => {
      const refused = failureIn(error);
      if (refused?.kind !== 'refused') return;
      setApprovalId(crypto.randomUUID());
      if (refused.name === 'approvalNotNeeded') keepCompany({ isApprovalAsked: undefined });
    },
  });
  const failure = failureIn(ask.error);
  return (
    <Card title={t('approval.needTitle')}>
      <div className={styles['fields']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => ask.mutate()} />}
        <VerdictNote verdict={verdict} />
        <p>{t('approval.needBody', { company: trip.booking.companyName })}</p>
        <TextField
          label={t('details.reason')}
          autoComplete="off"
          value={trip.typed.reason}
          onChange={({ target }) => keepCompany({ reason: target.value.slice(0, 300) })}
          {...(isTried && reason === ''
            ? { error: t('details.missingReason'), errorPrefix: forms('errorPrefix') }
            : {})}
        />
        <div className={styles['actions']}>
          <Button
            variant="primary"
            pendingLabel={ask.isPending ? t('approval.sending') : undefined}
            onClick={() => {
              setTried(true);
              if (reason !== '') ask.mutate();
            }}
          >
            {t('approval.ask')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
