import { useAppFrame } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import type { Failure } from '@airline/gateway-client';
import { renewOffer, useMinutesLeft } from '@airline/itinerary/offer';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { chooseOffer, useBooking } from '../booking-draft.ts';
import { offerForTravellers } from '../companion/price-companion.ts';
import { useOfferTotal } from './PayTotal.tsx';

type Renewal =
  | { readonly step: 'none' | 'asking' | 'same' }
  | { readonly step: 'changed'; readonly offer: Offer }
  | { readonly step: 'failed'; readonly failure: Failure };

export interface OfferRenewalProps {
  readonly offer: Offer;
  /** True when the gateway refused the offer, whatever the clock says. */
  readonly refused: boolean;
}

/** Renders the way on when a price has expired: the same choices are priced again, and what changed is said before going on. */
export function OfferRenewal({ offer, refused }: OfferRenewalProps): ReactNode {
  const { t } = useTranslation('booking');
  const { events } = useAppFrame();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const flightsHref = useBooking((state) => state.flightsHref) ?? buildPath('air-booking');
  const expired = useMinutesLeft(offer.expiresAt) === 0 || refused;
  const [renewal, setRenewal] = useState<Renewal>({ step: 'none' });
  const before = useOfferTotal(offer);
  const now = useOfferTotal(renewal.step === 'changed' ? renewal.offer : offer);

  useEffect(() => {
    if (expired) events.offerExpired();
  }, [expired, events]);

  const renew = async () => {
    setRenewal({ step: 'asking' });
    const outcome = await renewOffer(session, offer);
    if ('failure' in outcome) {
      setRenewal({ step: 'failed', failure: outcome.failure });
      return;
    }
    const { value } = outcome;
    const renewed =
      offer.companion === undefined ? value : ((await offerForTravellers({ session, queryClient }, value)) ?? value);
    if (hasPriceChanged(offer, { ...renewed, changes: value.changes })) {
      setRenewal({ step: 'changed', offer: renewed });
    } else {
      chooseOffer(renewed, flightsHref);
      setRenewal({ step: 'same' });
    }
  };

  if (renewal.step === 'failed') {
    return (
      <FailureBanner
        failure={renewal.failure}
        onRetry={() => void renew()}
        actions={
          <ButtonLink href={flightsHref} size="small">
            {t('renewal.otherFlights')}
          </ButtonLink>
        }
      />
    );
  }
  if (!expired) {
    if (renewal.step !== 'same') return null;
    return (
      <Banner tone="success" live="polite" title={t('renewal.same', { total: before })}>
        {t('renewal.sameBody')}
      </Banner>
    );
  }
  return (
    <>
      <Banner
        tone="warning"
        live="assertive"
        title={t('renewal.expired')}
        actions={
          <Button
            size="small"
            variant="primary"
            pendingLabel={renewal.step === 'asking' ? t('renewal.updating') : undefined}
            onClick={() => void renew()}
          >
            {t('renewal.update')}
          </Button>
        }
      >
        {t('renewal.expiredBody')}
      </Banner>
      {renewal.step === 'changed' ? (
        <ConfirmDialog
          open
          tone="plain"
          title={t('renewal.changed')}
          confirmLabel={t('renewal.accept', { now })}
          cancelLabel={t('renewal.decline')}
          onConfirm={() => {
            chooseOffer(renewal.offer, flightsHref);
            setRenewal({ step: 'none' });
          }}
          onCancel={() => void navigate(flightsHref)}
        >
          {t('renewal.changedBody', { before, now })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** Tells whether a person must agree to a new offer before they go on with it. */
function hasPriceChanged(before: Offer, now: Offer): boolean {
  return now.price.total.amountMinor !== before.price.total.amountMinor || now.changes.length > 0;
}
