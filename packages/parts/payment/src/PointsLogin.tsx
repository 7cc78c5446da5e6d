import { loginAddress } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

export interface PointsLoginProps {
  /** Whether the person was logged in before: only members can have chosen points. */
  readonly wasLoggedIn: boolean;
  readonly onPayByCard: () => void;
}

/** Renders that points need a login, to who wants to pay with them: the way to it and back here, or the card after all. */
export function PointsLogin({ wasLoggedIn, onPayByCard }: PointsLoginProps): ReactNode {
  const { t } = useTranslation('payment');
  const { pathname } = useLocation();
  const { surface } = useSession();
  const words = wasLoggedIn ? 'ended' : 'needed';
  return (
    <Banner
      tone={wasLoggedIn ? 'warning' : 'information'}
      live="polite"
      title={t(`points.${words}.title`)}
      actions={
        <>
          <ButtonLink size="small" variant="primary" href={loginAddress({ surface, returnTo: pathname })}>
            {t(`points.${words}.logIn`)}
          </ButtonLink>
          <PayByCard onPress={onPayByCard} />
        </>
      }
    >
      {t(`points.${words}.body`)}
    </Banner>
  );
}

/** Renders the way to pay with money alone. */
export function PayByCard({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <Button size="small" onClick={onPress}>
      {t('points.byCard')}
    </Button>
  );
}
