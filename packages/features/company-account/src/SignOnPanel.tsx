import { useFormRefusal } from '@airline/account/form-refusal';
import {
  companySignOnChange,
  type CompanySignOn,
  removeSignOn,
  saveSignOn,
  type SignOnFault,
  trySignOn,
} from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormSubmitButton,
  FormTextField,
  useForm,
  useFormValue,
} from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useToast } from '@airline/ui/toast';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from './Company.module.css';

export interface SignOnPanelProps {
  /** Absent while people log in by password. */
  readonly signOn: CompanySignOn | undefined;
  readonly redirectAddresses: readonly string[];
}

const { issuer, clientId, domains: domainList } = companySignOnChange.shape;

/** Splits what was typed into mail domains. */
function toDomains(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((domain) => domain !== '');
}

const schema = z.object({
  issuer,
  clientId,
  clientSecret: z.string().check(z.trim(), z.maxLength(500)),
  domains: z.string().check(
    z.minLength(1, 'required'),
    z.refine((typed) => domainList.safeParse(toDomains(typed)).success, { error: 'invalid' }),
  ),
  isRequired: z.boolean(),
});

/** Renders how people of the company log in with its accounts: set up, tried and turned off by its administrators. */
export function SignOnPanel({ signOn, redirectAddresses }: SignOnPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  return (
    <div className={styles['narrow']}>
      <div className={styles['panel']}>
        <Card title={t('signOn.title')}>
          <p>{t('signOn.lead')}</p>
          {signOn === undefined ? <p>{t('signOn.off')}</p> : null}
          <p id="redirect-addresses">{t('signOn.redirects')}</p>
          <ul aria-labelledby="redirect-addresses" className={styles['changes']}>
            {redirectAddresses.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </Card>
        <SignOnForm signOn={signOn} />
        {signOn === undefined ? null : <TurnOff />}
      </div>
    </div>
  );
}

function SignOnForm({ signOn }: Pick<SignOnPanelProps, 'signOn'>): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const refuse = useFormRefusal();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema,
    defaultValues: {
      issuer: signOn?.issuer ?? '',
      clientId: signOn?.clientId ?? '',
      clientSecret: '',
      domains: signOn?.domains.join(', ') ?? '',
      isRequired: signOn?.isRequired ?? false,
    },
    onFailure: () => undefined,
    onSubmit: async ({ clientSecret, domains, ...rest }) => {
      const body = {
        ...rest,
        domains: toDomains(domains),
        ...(clientSecret === '' ? {} : { clientSecret }),
      };
      const outcome = await session.call(saveSignOn, { body });
      if ('failure' in outcome) return refuse(outcome.failure);
      showToast({ message: t('signOn.saved'), tone: 'success' });
      await revalidate();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['fields']}>
        <FormTextField
          form={form}
          name="issuer"
          type="url"
          label={t('signOn.issuer')}
          hint={t('signOn.issuerHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <Trial issuer={useFormValue(form, 'issuer')} />
        <FormTextField form={form} name="clientId" label={t('signOn.clientId')} autoComplete="off" spellCheck={false} />
        <FormPasswordField
          form={form}
          name="clientSecret"
          label={t('signOn.clientSecret')}
          hint={signOn === undefined ? t('signOn.secretHint') : t('signOn.secretKept')}
          autoComplete="new-password"
        />
        <FormTextField
          form={form}
          name="domains"
          label={t('signOn.domains')}
          hint={t('signOn.domainsHint')}
          autoComplete="off"
          spellCheck={false}
          messages={{ required: t('signOn.domainsMissing'), invalid: t('signOn.domainsHint') }}
        />
        <FormCheckbox form={form} name="isRequired" label={t('signOn.required')} hint={t('signOn.requiredHint')} />
      </div>
      <FormSubmitButton form={form} pendingLabel={t('saving')}>
        {t('signOn.save')}
      </FormSubmitButton>
    </Form>
  );
}

type TrialState = 'trying' | { readonly fault: SignOnFault | undefined } | { readonly failure: Failure };

function Trial({ issuer: typed }: { readonly issuer: string }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const [tried, setTried] = useState<TrialState>();
  const attempt = async () => {
    setTried('trying');
    const outcome = await session.call(trySignOn, { body: { issuer: typed.trim() } });
    setTried('failure' in outcome ? { failure: outcome.failure } : { fault: outcome.value.fault });
  };
  return (
    <>
      <div className={styles['actions']}>
        <Button
          disabled={!URL.canParse(typed.trim())}
          pendingLabel={tried === 'trying' ? t('signOn.trying') : undefined}
          onClick={() => void attempt()}
        >
          {t('signOn.try')}
        </Button>
      </div>
      <TrialResult tried={tried} />
    </>
  );
}

function TrialResult({ tried }: { readonly tried: TrialState | undefined }): ReactNode {
  const { t } = useTranslation('companyAccount');
  if (tried === undefined || tried === 'trying') return null;
  if ('failure' in tried) return <FailureBanner failure={tried.failure} />;
  return tried.fault === undefined ? (
    <Banner tone="success" live="polite" title={t('signOn.works')}>
      {t('signOn.worksBody')}
    </Banner>
  ) : (
    <Banner tone="warning" live="assertive" title={t('signOn.faultTitle')}>
      {t(`signOn.faults.${tried.fault}`)}
    </Banner>
  );
}

function TurnOff(): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const remove = async () => {
    setAsked(false);
    setFailure(undefined);
    const outcome = await session.call(removeSignOn, {});
    if ('failure' in outcome) return setFailure(outcome.failure);
    showToast({ message: t('signOn.removed'), tone: 'success' });
    await revalidate();
  };
  return (
    <>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
      <div className={styles['actions']}>
        <Button onClick={() => setAsked(true)}>{t('signOn.remove')}</Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('signOn.removeTitle')}
        confirmLabel={t('signOn.remove')}
        cancelLabel={t('close')}
        onCancel={() => setAsked(false)}
        onConfirm={() => void remove()}
      >
        {t('signOn.removeBody')}
      </ConfirmDialog>
    </>
  );
}
