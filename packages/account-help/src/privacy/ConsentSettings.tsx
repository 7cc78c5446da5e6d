import { consentPurposes, readConsents, recordConsents } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import type { AnswerOf, Failure } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { ConsentFields } from '../enrollment/ConsentFields.tsx';
import { HelpFailure } from '../failure/HelpFailure.tsx';
import { useRefusal } from '../failure/use-refusal.ts';
import styles from '../help.module.css';
import type { HelpSetting } from '../setting/help-setting.ts';

type Recorded = AnswerOf<typeof readConsents>['consents'];
type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'read'; readonly recorded: Recorded };

const schema = z.object({ marketingEmail: z.boolean(), personalisedOffers: z.boolean(), partnerSharing: z.boolean() });

/** Renders what the person allows, as it is recorded, to be changed. */
export function ConsentSettings({ help }: { readonly help: HelpSetting }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const { call } = help;
  useEffect(() => {
    const leaving = new AbortController();
    call(readConsents, { signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return;
        setReading(
          'value' in outcome
            ? { kind: 'read', recorded: outcome.value.consents }
            : { kind: 'failed', failure: outcome.failure },
        );
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, attempt]);
  switch (reading.kind) {
    case 'reading':
      return <Skeleton label={t('privacy.loading')} />;
    case 'failed':
      return (
        <HelpFailure
          failure={reading.failure}
          onRetry={() => {
            setReading({ kind: 'reading' });
            setAttempt(attempt + 1);
          }}
        />
      );
    case 'read':
      return <ConsentForm help={help} recorded={reading.recorded} />;
  }
}

function ConsentForm({ help, recorded }: { readonly help: HelpSetting; readonly recorded: Recorded }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useRefusal();
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
