import { useFormRefusal } from '@airline/account/form-refusal';
import { companySignupRequest, signUpCompany } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FormEmailField } from '@airline/forms/email-field';
import { createIdempotencyKey } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { product } from '../../product.ts';
import styles from './Welcome.module.css';
import { SignupSteps } from './SignupSteps.tsx';

const { companyName, registrationNumber, firstName, lastName, email } = companySignupRequest.shape;
const companySchema = z.object({
  companyName,
  registrationNumber: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || registrationNumber.safeParse(text).success, 'badRegistration'),
  ),
});
const contactSchema = z.object({ firstName, lastName, email });

type CompanyAnswers = z.infer<typeof companySchema>;
type ContactAnswers = z.infer<typeof contactSchema>;

/** Renders the first two steps of a sign-up, and then that the mail is on its way. What was typed stays on the way back. */
export function SignupForms(): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const [step, setStep] = useState<'company' | 'contact' | 'mailed'>('company');
  const [company, setCompany] = useState<CompanyAnswers>({ companyName: '', registrationNumber: '' });
  const [contact, setContact] = useState<ContactAnswers>({ firstName: '', lastName: '', email: '' });
  const region = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The form that had the focus is gone: a screen reader goes on at the next step.
    if (shown.current !== step) region.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section ref={region} tabIndex={-1} aria-label={t('steps.label')} className={styles['steps']}>
      {renderStep()}
    </section>
  );

  function renderStep(): ReactNode {
    if (step === 'mailed') {
      return (
        <Banner
          tone="success"
          live="polite"
          title={t('mailed.title')}
          actions={<Button onClick={() => setStep('contact')}>{t('mailed.again')}</Button>}
        >
          <p>{t('mailed.body', { email: contact.email })}</p>
          <p>{t('mailed.late')}</p>
        </Banner>
      );
    }
    return (
      <>
        <SignupSteps current={step} />
        {step === 'company' ? (
          <CompanyForm
            company={company}
            onDone={(answers) => {
              setCompany(answers);
              setStep('contact');
            }}
          />
        ) : (
          <ContactForm
            company={company}
            contact={contact}
            onBack={() => setStep('company')}
            onDone={(answers) => {
              setContact(answers);
              setStep('mailed');
            }}
          />
        )}
      </>
    );
  }
}

function CompanyForm({
  company,
  onDone,
}: {
  readonly company: CompanyAnswers;
  readonly onDone: (answers: CompanyAnswers) => void;
}): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const form = useForm({
    schema: companySchema,
    defaultValues: company,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      onDone(answers);
      return undefined;
    },
  });
  const badName = { required: t('company.nameMissing'), tooLong: t('company.nameMissing') };
  return (
    <Card title={t('company.title')}>
      <Form form={form}>
        <div className={styles['fields']}>
          <FormTextField
            form={form}
            name="companyName"
            label={t('company.name')}
            hint={t('company.nameHint')}
            autoComplete="organization"
            messages={badName}
          />
          <FormTextField
            form={form}
            name="registrationNumber"
            label={t('company.registration')}
            hint={t('company.registrationHint')}
            optional
            autoComplete="off"
            messages={{ badRegistration: t('company.registrationBad') }}
          />
          <FormSubmitButton form={form} pendingLabel={t('company.next')}>
            {t('company.next')}
          </FormSubmitButton>
        </div>
      </Form>
    </Card>
  );
}

interface ContactFormProps {
  readonly company: CompanyAnswers;
  readonly contact: ContactAnswers;
  readonly onBack: () => void;
  readonly onDone: (answers: ContactAnswers) => void;
}

function ContactForm({ company, contact, onBack, onDone }: ContactFormProps): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const language = useLocale().startsWith('en') ? 'en' : 'es';
  const session = useSession();
  const refuse = useFormRefusal();
  // Sent again after a lost answer it is the same sign-up, and one mail.
  const [sent, setSent] = useState({ text: '', key: createIdempotencyKey() });
  const form = useForm({
    schema: contactSchema,
    defaultValues: contact,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const { companyName: name, registrationNumber: number } = company;
      const body = {
        companyName: name,
        ...(number === '' ? {} : { registrationNumber: number }),
        ...answers,
        product,
        language,
      } as const;
      const text = JSON.stringify(body);
      const key = sent.text === '' || sent.text === text ? sent.key : createIdempotencyKey();
      setSent({ text, key });
      const outcome = await session.call(signUpCompany, { body, idempotencyKey: key });
      if ('failure' in outcome) return refuse(outcome.failure);
      onDone(answers);
      return undefined;
    },
  });
  return (
    <Card title={t('contact.title')}>
      <Form form={form}>
        <div className={styles['fields']}>
          <p>{t('contact.lead', { companyName: company.companyName })}</p>
          <FormTextField
            form={form}
            name="firstName"
            label={t('contact.firstName')}
            autoComplete="given-name"
            messages={{ invalid: t('contact.badName'), badFormat: t('contact.badName') }}
          />
          <FormTextField
            form={form}
            name="lastName"
            label={t('contact.lastName')}
            autoComplete="family-name"
            messages={{ invalid: t('contact.badName'), badFormat: t('contact.badName') }}
          />
          <FormEmailField
            form={form}
            name="email"
            label={t('contact.email')}
            hint={t('contact.emailHint')}
            autoComplete="email"
            spellCheck={false}
          />
          <div className={styles['actions']}>
            <FormSubmitButton form={form} pendingLabel={t('contact.sending')}>
              {t('contact.submit')}
            </FormSubmitButton>
            <Button onClick={onBack}>{t('contact.back')}</Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
