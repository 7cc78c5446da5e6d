import { postalCodeOfCountry } from '@airline/validation/schemas';
import { StrictMode } from 'react';
import * as z from 'zod/mini';

import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormRadioGroup,
  FormSelect,
  FormSubmitButton,
  FormTextField,
  useForm,
  type FormOptions,
} from '../index.ts';

/** A form with a field of each kind, in another order on the page than in the schema. */
const accountSchema = z
  .object({
    terms: z.boolean().check(z.refine((ticked) => ticked, 'required')),
    email: z.string().check(z.email('badEmail')),
    channel: z.enum(['mail', 'text'], 'required'),
    password: z.string().check(z.minLength(8, 'tooShort')),
    country: z.string(),
    zip: z.string(),
    nickname: z.string().check(z.trim()),
  })
  .check(postalCodeOfCountry('zip', 'country'));

export const noAnswers = {
  terms: false,
  email: '',
  channel: '',
  password: '',
  country: 'US',
  zip: '',
  nickname: '',
};

/** Answers with nothing wrong in them. */
export const goodAnswers = {
  terms: true,
  email: 'ines@example.com',
  channel: 'text',
  password: 'Alisio2027',
  country: 'US',
  zip: '00901',
  nickname: ' Nina ',
};

/** The form's own words: what an app takes from its messages. */
export const accountTexts = {
  es: {
    form: 'Cuenta',
    email: 'Correo',
    emailHint: 'Le enviaremos un código.',
    password: 'Contraseña',
    country: 'País',
    countries: { US: 'Estados Unidos', PA: 'Panamá' },
    zip: 'Código postal',
    channel: '¿Cómo le avisamos?',
    channels: { mail: 'Por correo', text: 'Por mensaje' },
    channelRequired: 'Elija cómo le avisamos',
    nickname: 'Apodo',
    terms: 'Acepto las condiciones',
    submit: 'Crear cuenta',
  },
  en: {
    form: 'Account',
    email: 'Email',
    emailHint: 'We will send you a code.',
    password: 'Password',
    country: 'Country',
    countries: { US: 'United States', PA: 'Panama' },
    zip: 'Postal code',
    channel: 'How do we tell you?',
    channels: { mail: 'By email', text: 'By text message' },
    channelRequired: 'Choose how we tell you',
    nickname: 'Nickname',
    terms: 'I accept the terms',
    submit: 'Create account',
  },
} as const;

type AccountFormProps = Partial<FormOptions<typeof accountSchema>> & {
  readonly withNickname?: boolean;
  readonly language?: keyof typeof accountTexts;
};

/** Shows that form, under the strict mode that runs every effect twice. */
export function AccountForm(props: AccountFormProps) {
  return (
    <StrictMode>
      <Account {...props} />
    </StrictMode>
  );
}

function Account({ withNickname = true, language = 'es', ...options }: AccountFormProps) {
  const t = accountTexts[language];
  const form = useForm({
    schema: accountSchema,
    defaultValues: noAnswers,
    onSubmit: () => Promise.resolve(),
    ...options,
  });
  return (
    <Form form={form} aria-label={t.form}>
      <FormTextField form={form} name="email" label={t.email} hint={t.emailHint} type="email" autoComplete="email" />
      <FormPasswordField form={form} name="password" label={t.password} autoComplete="current-password" />
      <FormSelect
        form={form}
        name="country"
        label={t.country}
        options={[
          { value: 'US', label: t.countries.US },
          { value: 'PA', label: t.countries.PA },
        ]}
      />
      <FormTextField form={form} name="zip" label={t.zip} width="short" />
      <FormRadioGroup
        form={form}
        name="channel"
        label={t.channel}
        options={[
          { value: 'mail', label: t.channels.mail },
          { value: 'text', label: t.channels.text },
        ]}
        messages={{ required: t.channelRequired }}
      />
      {withNickname ? <FormTextField form={form} name="nickname" label={t.nickname} optional /> : null}
      <FormCheckbox form={form} name="terms" label={t.terms} />
      <FormSubmitButton form={form}>{t.submit}</FormSubmitButton>
    </Form>
  );
}
