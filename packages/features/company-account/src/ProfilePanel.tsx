import { useFormRefusal } from '@airline/account/form-refusal';
import { companyProfile, type ManagedCompany, updateCompany } from '@airline/contract';
import { Form, FormSelect, FormSubmitButton, FormTextField, useForm, useFormValue } from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useToast } from '@airline/ui/toast';
import { postalCodeOfCountry } from '@airline/validation/schemas';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from './Company.module.css';
import { countryOptions, stateOptions } from './place-choices.ts';

export interface ProfilePanelProps {
  readonly company: ManagedCompany;
  readonly isReadOnly: boolean;
}

/** Renders what a company says of itself; a form for who may change it. */
export function ProfilePanel({ company, isReadOnly }: ProfilePanelProps): ReactNode {
  return isReadOnly ? <ProfileFacts company={company} /> : <ProfileForm company={company} />;
}

const { name, contactEmail, contactPhone } = companyProfile.shape;
const line = z.string().check(z.trim(), z.maxLength(100));

const schema = z
  .object({
    name,
    contactEmail,
    contactPhone,
    countryCode: z.string().check(z.minLength(1)),
    line1: line.check(z.minLength(1)),
    line2: line,
    city: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    stateCode: z.string(),
    postalCode: z.string(),
  })
  .check(postalCodeOfCountry('postalCode', 'countryCode'));

function ProfileForm({ company }: { readonly company: ManagedCompany }): ReactNode {
  const { t, i18n } = useTranslation('companyAccount');
  const session = useSession();
  const refuse = useFormRefusal();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { profile, version } = company;
  const { address } = profile;
  const form = useForm({
    schema,
    defaultValues: {
      name: profile.name,
      contactEmail: profile.contactEmail ?? '',
      contactPhone: profile.contactPhone ?? '',
      countryCode: address?.countryCode ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      stateCode: address?.stateCode ?? '',
      postalCode: address?.postalCode ?? '',
    },
    onFailure: () => undefined,
    onSubmit: async ({ countryCode, line1, line2, city, stateCode, postalCode, ...rest }) => {
      const isUs = countryCode === 'US';
      const written = {
        countryCode,
        line1,
        city,
        ...(line2 === '' ? {} : { line2 }),
        ...(isUs && stateCode !== '' ? { stateCode } : {}),
        ...(postalCode.trim() === '' ? {} : { postalCode }),
      };
      const outcome = await session.call(updateCompany, {
        body: { version, profile: { ...rest, address: written } },
      });
      if ('failure' in outcome) return refuse(outcome.failure);
      showToast({ message: t('profile.saved'), tone: 'success' });
      await revalidate();
      return undefined;
    },
  });
  const isUs = useFormValue(form, 'countryCode') === 'US';
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const states = useMemo(() => stateOptions(i18n.language), [i18n.language]);
  return (
    <div className={styles['narrow']}>
      <Form form={form}>
        <div className={styles['panel']}>
          <Card title={t('profile.company')}>
            <div className={styles['fields']}>
              <FormTextField
                form={form}
                name="name"
                label={t('profile.name')}
                hint={t('profile.nameHint')}
                autoComplete="organization"
              />
              <FormTextField
                form={form}
                name="contactEmail"
                label={t('profile.contactEmail')}
                type="email"
                autoComplete="email"
                spellCheck={false}
              />
              <FormTextField
                form={form}
                name="contactPhone"
                label={t('profile.contactPhone')}
                type="tel"
                autoComplete="tel"
                messages={{ invalid: t('profile.badPhone'), required: t('profile.badPhone') }}
              />
            </div>
          </Card>
          <Card title={t('profile.address')}>
            <div className={styles['fields']}>
              <FormSelect
                form={form}
                name="countryCode"
                label={t('profile.country')}
                placeholder={t('profile.chooseCountry')}
                options={countries}
                autoComplete="country"
              />
              <FormTextField form={form} name="line1" label={t('profile.line1')} autoComplete="address-line1" />
              <FormTextField
                form={form}
                name="line2"
                label={t('profile.line2')}
                optional
                autoComplete="address-line2"
              />
              <FormTextField form={form} name="city" label={t('profile.city')} autoComplete="address-level2" />
              {isUs ? (
                <FormSelect
                  form={form}
                  name="stateCode"
                  label={t('profile.state')}
                  placeholder={t('profile.chooseState')}
                  options={states}
                  autoComplete="address-level1"
                />
              ) : null}
              <FormTextField
                form={form}
                name="postalCode"
                label={t('profile.postalCode')}
                width="short"
                autoComplete="postal-code"
              />
            </div>
          </Card>
          <FormSubmitButton form={form} pendingLabel={t('saving')}>
            {t('profile.save')}
          </FormSubmitButton>
        </div>
      </Form>
    </div>
  );
}

function ProfileFacts({ company: { profile } }: { readonly company: ManagedCompany }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { address } = profile;
  const facts = [
    { id: 'name', term: t('profile.name'), detail: profile.name },
    { id: 'email', term: t('profile.contactEmail'), detail: profile.contactEmail ?? t('unknown') },
    { id: 'phone', term: t('profile.contactPhone'), detail: profile.contactPhone ?? t('unknown') },
    {
      id: 'address',
      term: t('profile.address'),
      detail:
        address === undefined
          ? t('unknown')
          : [address.line1, address.line2, address.city, address.stateCode, address.postalCode, address.countryCode]
              .filter((part) => part !== undefined)
              .join(', '),
    },
  ];
  return (
    <Card title={t('profile.company')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
