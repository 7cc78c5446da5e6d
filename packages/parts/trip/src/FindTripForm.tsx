import { Page, useAppFrame } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { tripLookup, type ProblemName, type TripLookup } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { failureIn, GatewayError, type Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import styles from './FindTripForm.module.css';
import { keepTripProof } from './trip-proofs.ts';
import { tripQuery } from './trip-query.ts';
import { TripCodeForm } from './TripCodeForm.tsx';
import { TripLookupFields } from './TripLookupFields.tsx';
import { parseWantedTrip } from './wanted-trip.ts';

export interface FindTripFormProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What stands before the form: a trip that needs no finding. */
  readonly before?: ReactNode;
  /** Called when a trip was found, and this tab can prove whose it is. */
  readonly onFound: (recordLocator: string) => void;
}

/** Renders the way to a trip: its record locator and a name, which never stand in the address. */
export function FindTripForm({ title, lead, before, onFound }: FindTripFormProps): ReactNode {
  const { t } = useTranslation('trips');
  const { events } = useAppFrame();
  const session = useSession();
  const queryClient = useQueryClient();
  const [wanted] = useState(parseWantedTrip(useLocation().state));
  const [locked, setLocked] = useState<TripLookup>();
  const find = async (lookup: TripLookup): Promise<void> => {
    const proof = { ...lookup, recordLocator: lookup.recordLocator.toUpperCase() };
    const trip = await queryClient.query({ ...tripQuery(session, proof), staleTime: 0 });
    events.tripFound({ bounds: trip.bounds.length });
    keepTripProof(proof);
    onFound(proof.recordLocator);
  };
  const form = useForm({
    schema: tripLookup,
    defaultValues: { recordLocator: wanted?.recordLocator ?? '', firstName: '', lastName: '' },
    keepIn: 'find-my-trip',
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async (lookup) => {
      setLocked(undefined);
      try {
        await find(lookup);
        return undefined;
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === 'tripNotFound') return { message: t('find.notFound') };
        if (refused !== 'tooManyRequests') throw error;
        setLocked(lookup);
        return { message: t('find.locked') };
      }
    },
  });
  return (
    <Page title={title} lead={lead}>
      <BesidePicture>
        <div className={styles['form']}>
          {before}
          {wanted === undefined ? null : (
            <Banner title={t(wanted.isLinkOver ? 'find.linkOver' : 'find.proofNeeded', { ...wanted })} />
          )}
          <Form form={form}>
            <Card>
              <div className={styles['fields']}>
                <TripLookupFields form={form} areOwnNames />
              </div>
            </Card>
            <FormSubmitButton form={form} pendingLabel={t('find.pending')}>
              {t('find.submit')}
            </FormSubmitButton>
          </Form>
          {locked === undefined ? null : <LockedTrip lookup={locked} onCode={(code) => find({ ...locked, code })} />}
        </div>
      </BesidePicture>
    </Page>
  );
}

/** Renders the way to a trip that was asked for too often by wrong names: by a code that its contact is mailed. */
function LockedTrip({
  lookup,
  onCode,
}: {
  readonly lookup: TripLookup;
  readonly onCode: (code: string) => Promise<void>;
}): ReactNode {
  const { t } = useTranslation('trips');
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) return <Button onClick={() => setIsAsking(true)}>{t('code.send')}</Button>;
  return (
    <TripCodeForm
      lookup={lookup}
      submitLabel={t('confirmation.manage')}
      pendingLabel={t('find.pending')}
      onCode={(code) => onCode(code).then(() => undefined, failureOrThrow)}
    />
  );
}

function failureOrThrow(error: unknown): Failure {
  const failure = failureIn(error);
  if (failure === undefined) throw error;
  return failure;
}

function refusalOf(error: unknown): ProblemName | undefined {
  return error instanceof GatewayError && error.failure.kind === 'refused' ? error.failure.name : undefined;
}
