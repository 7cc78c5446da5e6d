import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { loginAddress } from '@airline/session';
import { useSession } from '@airline/session/react';
import { codeProblemOf, findTripProof, TripCodeForm } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router-dom';

import styles from './Correction.module.css';
import { travellersQuery } from './travellers-query.ts';
import { useProof } from './use-proof.ts';

/** Renders the way to the data of a trip's travellers: by a code that the contact is mailed at a press, or the login. */
export function ProveTravellers({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('correctTrip');
  const { t: words } = useTranslation('trips');
  const { recordLocator, emailHint } = trip;
  const session = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { prove } = useProof(recordLocator);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const proof = findTripProof(recordLocator);
  const here = buildPath('trip-travellers', { recordLocator }) + useLocation().search;
  const see = async (code: string): Promise<Failure | undefined> => {
    setFailure(undefined);
    const outcome = await prove(code);
    if (outcome === undefined) return undefined;
    if ('failure' in outcome) {
      // What is wrong with a code is said at it.
      if (outcome.failure.kind === 'refused' && codeProblemOf(outcome.failure) === undefined) {
        setFailure(outcome.failure);
        return undefined;
      }
      return outcome.failure;
    }
    if (proof !== undefined) queryClient.setQueryData(travellersQuery(session, proof).queryKey, outcome.value);
    await revalidate();
    return undefined;
  };
  return (
    <Page title={t('title')} lead={t('codeLead')}>
      <div className={styles['form']}>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        {isAsking && proof !== undefined ? (
          <TripCodeForm
            lookup={proof}
            emailHint={emailHint}
            submitLabel={t('see')}
            pendingLabel={t('loading')}
            onCode={see}
          />
        ) : (
          <Card title={words('code.title')}>
            <div className={styles['fields']}>
              <p>{t('codeTo', { email: emailHint })}</p>
              <div>
                <Button variant="primary" onClick={() => setIsAsking(true)}>
                  {words('code.send')}
                </Button>
              </div>
              <p className={styles['note']}>
                {words('code.ownTrip')}{' '}
                <Link href={loginAddress({ surface: session.surface, returnTo: here })}>{words('code.logIn')}</Link>
              </p>
            </div>
          </Card>
        )}
        <div>
          <ButtonLink href={buildPath('trip', { recordLocator })}>{t('backToTrip')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
