import { watchSearch } from '@airline/contract';
import type { FlightSearch } from '@airline/flight-shopping/search';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { valueOrThrow } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { invalidateFareWatches } from './fare-watch-queries.ts';
import styles from './FareWatch.module.css';

const guestSchema = z.object({ email: z.string().check(z.trim(), z.email('badEmail'), z.maxLength(254, 'badEmail')) });
const ownSchema = z.object({ email: z.string() });

/** Renders what has a search watched: a press with a login, an address without one. */
export function WatchSearchForm({ search }: { readonly search: FlightSearch }): ReactNode {
  const { t, i18n } = useTranslation('fareWatch');
  const session = useSession();
  const queryClient = useQueryClient();
  const { state } = useSessionState();
  const hasAccount = state.kind === 'authenticated';
  const [begun, setBegun] = useState<'on' | 'mailed'>();
  const form = useForm({
    schema: hasAccount ? ownSchema : guestSchema,
    defaultValues: { email: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ email }) => {
      const { tripKind, party, inPoints } = search;
      const bounds = search.bounds.map(({ origin, destination, date }) => ({ origin, destination, date }));
      const body = { bounds, party, tripKind, inPoints, language: currentLanguage(i18n) };
      const answer = await session.call(watchSearch, { body: hasAccount ? body : { ...body, email } });
      setBegun(valueOrThrow(answer).state);
      await invalidateFareWatches(queryClient);
      return undefined;
    },
  });
  if (begun !== undefined) {
    return (
      <Banner
        tone="success"
        live="polite"
        title={t(`search.${begun}`)}
        actions={
          begun === 'on' ? (
            <ButtonLink size="small" href={buildPath('my-account-fare-watches')}>
              {t('search.onLink')}
            </ButtonLink>
          ) : null
        }
      >
        {t(`search.${begun}Body`)}
      </Banner>
    );
  }
  return (
    <Form form={form}>
      <div className={styles['content']}>
        <p>{t('search.what')}</p>
        {hasAccount ? (
          <p>{t('search.toAccount')}</p>
        ) : (
          <FormTextField
            form={form}
            name="email"
            type="email"
            label={t('search.email')}
            hint={t('search.emailHint')}
            autoComplete="email"
            messages={{ badEmail: t('search.badEmail'), required: t('search.badEmail') }}
          />
        )}
        <FormSubmitButton form={form} pendingLabel={t('search.pending')}>
          {t('search.submit')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}
