import { companySignOnCategory, startCompanyLogin } from '@airline/contract';
import { useFormRefusal } from '@airline/account/form-refusal';
import { useLoginWords } from '@airline/account/credentials';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import type { PersonCategory } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { keepCompanyLogin } from './kept-company-login.ts';
import styles from './Login.module.css';

/** What {@link CompanyLogin} takes. */
export interface CompanyLoginProps {
  readonly category: PersonCategory;
  readonly isSharedDevice: boolean;
  readonly returnTo: string | undefined;
  /** Goes to the provider of the company; by default this tab does. */
  readonly onLeave?: (address: string) => void;
}

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1, 'required'), z.email('invalid')) });

function leave(address: string): void {
  window.location.assign(address);
}

/** Renders the way in by the account that a person has at their company: a button, then their work e-mail. */
export function CompanyLogin({ category, ...rest }: CompanyLoginProps): ReactNode {
  const { t } = useLoginWords();
  const [isOpen, setOpen] = useState(false);
  const parsed = companySignOnCategory.safeParse(category);
  if (!parsed.success) return null;
  return (
    <div className={styles['passkey']}>
      {isOpen ? (
        <EmailForm category={parsed.data} {...rest} />
      ) : (
        <Button wide onClick={() => setOpen(true)}>
          {t('company.open')}
        </Button>
      )}
      <p className={styles['hint']}>{t('company.hint')}</p>
    </div>
  );
}

function EmailForm({
  category,
  isSharedDevice,
  returnTo,
  onLeave = leave,
}: Omit<CompanyLoginProps, 'category'> & { readonly category: z.infer<typeof companySignOnCategory> }): ReactNode {
  const { t } = useLoginWords();
  const session = useSession();
  const refuse = useFormRefusal();
  const form = useForm({
    schema,
    defaultValues: { email: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ email }) => {
      const started = await session.call(startCompanyLogin, { body: { category, email } });
      if ('failure' in started) return refuse(started.failure);
      keepCompanyLogin({ category, returnTo, isSharedDevice });
      onLeave(started.value.address);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['fields']}>
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={t('company.email')}
          autoComplete="email"
          spellCheck={false}
          messages={{ required: t('company.missing'), invalid: t('company.invalid') }}
        />
      </div>
      <FormSubmitButton form={form} pendingLabel={t('pending')} wide>
        {t('company.open')}
      </FormSubmitButton>
    </Form>
  );
}
