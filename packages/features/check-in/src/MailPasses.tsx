import { mailBoardingPasses } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { findTripProof } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the button that mails the passes to the contact of the trip, and where they went. */
export function MailPasses({ recordLocator }: { readonly recordLocator: string }): ReactNode {
  const { t } = useTranslation('checkIn');
  const session = useSession();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const proof = findTripProof(recordLocator);
      if (proof === undefined) return undefined;
      return valueOrThrow(await session.call(mailBoardingPasses, { body: proof }));
    },
  });
  const failure = failureIn(error);
  return (
    <>
      <Button onClick={() => mutate()} pendingLabel={isPending ? t('pass.mailing') : undefined}>
        {t('pass.mail')}
      </Button>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate()} />}
      {data === undefined ? null : (
        <Banner tone="success" live="polite" title={t('pass.mailed', { email: data.emailHint })} />
      )}
    </>
  );
}
