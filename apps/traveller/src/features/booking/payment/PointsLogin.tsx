import { loginAddress } from '@airline/session';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useBooking } from '../booking-store.ts';

/** Renders that points need a login, to who wants to pay with them: the way to it and back here, or the card after all. */
export function PointsLogin(): ReactNode {
  const { t } = useTranslation('booking');
  const { pathname } = useLocation();
  // Only who was logged in can have chosen points.
  const wasLoggedIn = useBooking(({ paysWithPoints }) => paysWithPoints === true);
  const words = wasLoggedIn ? 'ended' : 'needed';
  return (
    <Banner
      tone={wasLoggedIn ? 'warning' : 'information'}
      live="polite"
      title={t(`payment.points.${words}.title`)}
      actions={
        <>
          <ButtonLink size="small" variant="primary" href={loginAddress({ surface: 'traveller', returnTo: pathname })}>
            {t(`payment.points.${words}.logIn`)}
          </ButtonLink>
          <PayByCard />
        </>
      }
    >
      {t(`payment.points.${words}.body`)}
    </Banner>
  );
}

/** Renders the way to pay with money alone. */
export function PayByCard(): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Button size="small" onClick={() => useBooking.setState({ paysWithPoints: false })}>
      {t('payment.points.byCard')}
    </Button>
  );
}
