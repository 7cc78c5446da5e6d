import { Page, PhoneText } from '@airline/app-shell';
import { contactUndoDays, tripLink, undoContact, type TripLink } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { dropTripCode, invalidateTrip } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { forgetMailedLink, takeMailedLink } from '../mailed-link.ts';
import styles from './Correction.module.css';

/** The link that takes back the correction of a contact. */
const undoLinks = { storageKey: 'airline.undo-contact', schema: tripLink };

/** Reads the mailed link that this tab was opened with. To look at it changes nothing: programs that read mails do. */
export function loader({ request }: { readonly request: Request }): TripLink | undefined {
  return takeMailedLink(request.url, undoLinks);
}

/** Renders the way to take back a change of a trip's contact, for the address that the trip had before: at a press. */
export function Component(): ReactNode {
  const link = useLoaderData<TripLink | undefined>();
  const { t } = useTranslation('correctTrip');
  if (link === undefined) {
    return <Page title={t('undo.title')} lead={<PhoneText>{t('undo.noLink')}</PhoneText>} />;
  }
  return <Undo key={link.secret} link={link} />;
}

function Undo({ link }: { readonly link: TripLink }): ReactNode {
  const { t } = useTranslation('correctTrip');
  const session = useSession();
  const queryClient = useQueryClient();
  const { recordLocator } = link;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(undoContact, { body: link })),
    async onSuccess() {
      forgetMailedLink(undoLinks);
      dropTripCode(recordLocator);
      await invalidateTrip(queryClient, recordLocator);
    },
  });
  const seeTrip = (
    <div className={styles['buttons']}>
      <ButtonLink href={buildPath('trip', { recordLocator })}>{t('undo.see')}</ButtonLink>
    </div>
  );
  if (data !== undefined) {
    return (
      <Page key="done" title={t('undo.doneTitle')} lead={t('undo.doneLead', { recordLocator, email: data.emailHint })}>
        <div className={styles['form']}>
          <p>{t('undo.doneBody')}</p>
          {seeTrip}
        </div>
      </Page>
    );
  }
  const failure = failureIn(error);
  const refused = failure?.kind === 'refused' ? failure.name : undefined;
  if (refused === 'linkInvalid' || refused === 'linkExpired') {
    const words = refused === 'linkExpired' ? 'expired' : 'invalid';
    return (
      <Page
        key={words}
        title={t(`undo.${words}Title`)}
        lead={<PhoneText>{t(`undo.${words}Lead`, { days: contactUndoDays })}</PhoneText>}
      >
        {seeTrip}
      </Page>
    );
  }
  return (
    <Page title={t('undo.title')} lead={t('undo.lead', { recordLocator })}>
      <div className={styles['form']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate()} />}
        <Card>
          <div className={styles['fields']}>
            <p>{t('undo.what')}</p>
            <div className={styles['buttons']}>
              <Button
                variant="primary"
                pendingLabel={isPending ? t('undo.pending') : undefined}
                onClick={() => mutate()}
              >
                {t('undo.submit')}
              </Button>
              <ButtonLink href={buildPath('trip', { recordLocator })}>{t('undo.keep')}</ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </Page>
  );
}
