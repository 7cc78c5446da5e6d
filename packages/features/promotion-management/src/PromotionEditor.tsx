import { type ManagedPromotion, promotionKinds, savePromotion } from '@airline/contract';
import {
  Form,
  FormCheckbox,
  FormSelect,
  FormSubmitButton,
  FormTextField,
  useForm,
  useFormValue,
  type FormHandle,
  type SubmitRefusal,
} from '@airline/forms';
import { type Failure, valueOrThrow } from '@airline/gateway-client';
import { formatFailure, useFailureWords } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { activeStations } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useRevalidator } from 'react-router-dom';

import { AudienceFields } from './AudienceFields.tsx';
import { FormMoment, FormParagraphs } from './fields.tsx';
import styles from './Managed.module.css';
import { promotionForm, type PromotionForm, toDraft, toForm } from './promotion-form.ts';

/** The zones in which the airline flies. */
const zones = [...new Set(activeStations.map(({ timeZone }) => timeZone))].toSorted();

export interface PromotionEditorProps {
  /** The draft that is changed; absent for a new one. */
  readonly promotion: ManagedPromotion | undefined;
}

/** Renders the form of a draft. Each save names the version that was seen, so that nobody overwrites a colleague's. */
export function PromotionEditor({ promotion }: PromotionEditorProps): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const locale = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { product = '' } = useParams();
  const words = useFailureWords();
  // Made once: a save whose answer was lost is sent under the same id again.
  const [promotionId] = useState(() => promotion?.id ?? crypto.randomUUID());
  const form: FormHandle<PromotionFormDraft> = useForm({
    schema: promotionForm,
    defaultValues: toForm(promotion, zones.find((zone) => zone === 'America/Chicago') ?? zones[0] ?? 'UTC'),
    messages: {
      required: t('form.required'),
      tooLong: t('form.tooLong'),
      endsBeforeStart: t('form.endsBeforeStart'),
      optInOutside: t('form.optInOutside'),
      badPoints: t('form.badPoints'),
      badFlights: t('form.badFlights'),
      rewardNeedsMembers: t('form.rewardNeedsMembers'),
      unknownZone: t('form.required'),
    },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async (values: PromotionForm) => {
      const body = { ...toDraft(values), version: promotion?.version ?? 0 };
      const saved = await session.call(savePromotion, { parameters: { promotionId }, body });
      const refusal = 'failure' in saved ? toRefusal(saved.failure, words) : undefined;
      if (refusal !== undefined) return refusal;
      valueOrThrow(saved);
      if (promotion === undefined) {
        void navigate(buildPath('ctm-promotion', { product, promotionId }), { replace: true });
      } else await revalidate();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['sections']}>
        {(['es', 'en'] as const).map((language) => (
          <Card key={language} title={t(`form.words.${language}`)}>
            <div className={styles['sections']} lang={language}>
              <FormTextField
                form={form}
                name={`texts.${language}.title`}
                label={t('form.title')}
                errorLabel={t(`form.titleIn.${language}`)}
              />
              <FormTextField
                form={form}
                name={`texts.${language}.summary`}
                label={t('form.summary')}
                errorLabel={t(`form.summaryIn.${language}`)}
              />
              <FormParagraphs
                form={form}
                name={`texts.${language}.terms`}
                label={t('form.terms')}
                errorLabel={t(`form.termsIn.${language}`)}
                hint={t('form.termsHint')}
              />
            </div>
          </Card>
        ))}
        <Card title={t('form.times')}>
          <div className={styles['sections']}>
            <FormSelect
              form={form}
              name="timeZone"
              label={t('form.timeZone')}
              options={zones.map((zone) => ({ value: zone, label: nameZone(zone, locale) }))}
            />
            <FormMoment form={form} name="startsAt" label={t('form.startsAt')} />
            <FormMoment form={form} name="endsAt" label={t('form.endsAt')} />
            <FormMoment
              form={form}
              name="optInEndsAt"
              label={t('form.optInEndsAt')}
              hint={t('form.optInHint')}
              optional
            />
            <FormSelect
              form={form}
              name="kind"
              label={t('form.kind')}
              hint={t('form.kindHint')}
              options={promotionKinds.map((kind) => ({ value: kind, label: t(`form.kinds.${kind}`) }))}
            />
          </div>
        </Card>
        <Card title={t('form.reward')}>
          <Reward form={form} />
        </Card>
        <AudienceFields form={form} />
        <FormSubmitButton form={form} pendingLabel={t('form.saving')}>
          {t('form.save')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}

type PromotionFormDraft = Omit<PromotionForm, 'kind'> & { kind: string };

function Reward({ form }: { readonly form: FormHandle<PromotionFormDraft> }): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const hasReward = useFormValue(form, 'hasReward');
  return (
    <div className={styles['sections']}>
      <FormCheckbox form={form} name="hasReward" label={t('form.hasReward')} hint={t('form.hasRewardHint')} />
      {hasReward ? (
        <>
          <FormTextField form={form} name="points" label={t('form.points')} width="short" inputMode="numeric" />
          <FormTextField
            form={form}
            name="flights"
            label={t('form.flights')}
            hint={t('form.flightsHint')}
            width="short"
            inputMode="numeric"
          />
        </>
      ) : null}
    </div>
  );
}

function nameZone(timeZone: string, locale: string): string {
  const [, city = timeZone] = /\/([^/]+)$/.exec(timeZone) ?? [];
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${city.replaceAll('_', ' ')} · ${name ?? timeZone}`;
}

function toRefusal(failure: Failure, words: Parameters<typeof formatFailure>[1]): SubmitRefusal | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { title, body } = formatFailure(failure, words);
  return { message: `${title}. ${body}`.replace(/\.$/, '') };
}
