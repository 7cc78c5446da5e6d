import { consentPurposes, readConsents, recordConsents } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { failureIn, valueOrThrow, type AnswerOf } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { ConsentFields } from '../enrollment/ConsentFields.tsx';
import { FailureBanner } from '@airline/gateway-client/react';
import { useFormRefusal } from '@airline/account/form-refusal';
import styles from '../help.module.css';
import type { HelpContext } from '../setting/use-help.ts';

type Recorded = AnswerOf<typeof readConsents>['consents'];

const schema = z.object({ marketingEmail: z.boolean(), personalisedOffers: z.boolean(), partnerSharing: z.boolean() });

/** Renders what the person allows, as it is recorded, to be changed. */
export function ConsentSettings({ help }: { readonly help: HelpContext }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy', 'consents'],
    queryFn: async ({ signal }) => valueOrThrow(await help.call(readConsents, { signal })).consents,
    // Each visit reads them anew: the form begins with them.
    gcTime: 0,
  });
  const failure = failureIn(error);
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={t('privacy.loading')} />;
  return <ConsentForm help={help} recorded={data} />;
}

function ConsentForm({ help, recorded }: { readonly help: HelpContext; readonly recorded: Recorded }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const locale = useLocale();
  const [isSaved, setSaved] = useState(false);
  const isGranted = (purpose: (typeof consentPurposes)[number]) =>
    recorded.some((consent) => consent.purpose === purpose && consent.granted);
  const latest = recorded
    .map(({ recordedAt }) => recordedAt)
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
  const form = useForm({
    schema,
    defaultValues: {
      marketingEmail: isGranted('marketingEmail'),
      personalisedOffers: isGranted('personalisedOffers'),
      partnerSharing: isGranted('partnerSharing'),
    },
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      setSaved(false);
      const consents = consentPurposes.map((purpose) => ({ purpose, granted: answers[purpose] }));
      const outcome = await help.call(recordConsents, { body: { consents, language: currentLanguage(i18n) } });
      if ('failure' in outcome) return refuse(outcome.failure);
      setSaved(true);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <ConsentFields form={form} lead={t('privacy.consentsLead')} />
      {latest === undefined ? null : (
        <p className={styles['muted']}>
          {t('privacy.since', {
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(latest)),
          })}
        </p>
      )}
      <FormSubmitButton form={form} variant="secondary" pendingLabel={t('privacy.saving')}>
        {t('privacy.save')}
      </FormSubmitButton>
      {isSaved ? <Banner tone="success" title={t('privacy.saved')} live="polite" /> : null}
    </Form>
  );
}
