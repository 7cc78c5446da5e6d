import type { Offer } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { renewOffer } from '@airline/itinerary/offer';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ExpiredOfferProps {
  readonly offer: Offer;
  /** Where other flights are chosen. */
  readonly flightsHref: string;
  readonly onRenewed: (offer: Offer) => void;
}

/** Renders that a price has run out: the same flights are priced again, and what they cost then is said before anything. */
export function ExpiredOffer({ offer, flightsHref, onRenewed }: ExpiredOfferProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const renew = async () => {
    setIsAsking(true);
    const outcome = await renewOffer(session, offer);
    setIsAsking(false);
    if ('failure' in outcome) setFailure(outcome.failure);
    else onRenewed(outcome.value);
  };
  const toFlights = (
    <ButtonLink size="small" href={flightsHref}>
      {t('refused.toFlights')}
    </ButtonLink>
  );
  if (failure !== undefined) {
    return <FailureBanner failure={failure} onRetry={() => void renew()} actions={toFlights} />;
  }
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('expired.title')}
      actions={
        <Button
          size="small"
          variant="primary"
          pendingLabel={isAsking ? t('expired.updating') : undefined}
          onClick={() => void renew()}
        >
          {t('expired.update')}
        </Button>
      }
    >
      {t('expired.body')}
    </Banner>
  );
}
