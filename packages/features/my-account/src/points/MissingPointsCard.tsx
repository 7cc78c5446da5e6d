import { type PointsRequest, requestPoints, tripOrTicket } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FailureBanner } from '@airline/gateway-client/react';
import { failureIn } from '@airline/gateway-client';
import { useFormRefusal } from '@airline/account/form-refusal';
import { invalidateAccountQueries, pointsRequestsQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from '../frame/MyAccount.module.css';

const schema = z.object({
  trip: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((text) => text === '' || tripOrTicket.safeParse(text).success, 'badTrip'),
  ),
});

const tones = { credited: 'success', waiting: 'information', declined: 'warning' } as const satisfies Record<
  PointsRequest['state'],
  string
>;

/** Renders the way to points that a flown trip did not bring, and what became of each request. */
export function MissingPointsCard(): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const refuse = useFormRefusal();
  const [made, setMade] = useState<PointsRequest>();
  const requests = useQuery(pointsRequestsQuery(session));
  const failure = failureIn(requests.error);
  const form = useForm({
    schema,
    defaultValues: { trip: '' },
    keepIn: 'missing-points',
    onFailure: () => undefined,
    onSubmit: async (body) => {
      setMade(undefined);
      const outcome = await session.call(requestPoints, { body });
      if ('failure' in outcome) return refuse(outcome.failure);
      setMade(outcome.value);
      invalidateAccountQueries(queryClient);
      await revalidate();
      return undefined;
    },
  });
  return (
    <Card title={t('missingPoints.title')}>
      <div className={styles['stack']}>
        <p>{t('missingPoints.body')}</p>
        <Form form={form}>
          <FormTextField
            form={form}
            name="trip"
            label={t('missingPoints.trip')}
            hint={t('missingPoints.tripHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            messages={{ required: t('missingPoints.missingTrip'), badTrip: t('missingPoints.badTrip') }}
          />
          <FormSubmitButton form={form} variant="secondary" pendingLabel={t('missingPoints.asking')}>
            {t('missingPoints.ask')}
          </FormSubmitButton>
        </Form>
        {made === undefined ? null : (
          <Banner
            tone={made.state === 'credited' ? 'success' : 'information'}
            live="polite"
            title={t(`missingPoints.made.${made.state}.title`)}
          >
            {t(`missingPoints.made.${made.state}.body`, {
              points: formatPoints(made.points, locale),
              recordLocator: made.recordLocator,
            })}
          </Banner>
        )}
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void requests.refetch()} />}
        {requests.data === undefined || requests.data.length === 0 ? null : (
          <section aria-label={t('missingPoints.requests')}>
            <p className={styles['legend']}>{t('missingPoints.requests')}</p>
            <ul className={styles['entries']}>
              {requests.data.map(({ id, recordLocator, points, state, askedAt }) => (
                <li key={id} className={styles['entry']}>
                  <span className={styles['what']}>
                    <span>{t('points.trip', { recordLocator })}</span>
                    <span className={styles['muted']}>
                      {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(askedAt))} ·{' '}
                      {formatPoints(points, locale)}
                    </span>
                  </span>
                  <Badge tone={tones[state]}>{t(`missingPoints.states.${state}`)}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}
