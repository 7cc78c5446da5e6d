import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { TextField } from './TextField.tsx';

type Words =
  | 'email'
  | 'emailHint'
  | 'code'
  | 'codeError'
  | 'prefix'
  | 'phone'
  | 'optional'
  | 'budget'
  | 'name'
  | 'nameHint';
const texts: Both<Record<Words, string>> = {
  es: {
    email: 'Correo electrónico',
    emailHint: 'Le enviaremos el recibo y los cambios del vuelo.',
    code: 'Código de reserva',
    codeError: 'El código tiene 6 letras o números, por ejemplo K7QM2X',
    prefix: 'Error:',
    phone: 'Teléfono',
    optional: '(opcional)',
    budget: 'Presupuesto por viaje, en dólares',
    name: 'Nombre, como en el documento',
    nameHint: 'No se puede cambiar después del check-in.',
  },
  en: {
    email: 'Email address',
    emailHint: 'We will send the receipt and changes of the flight there.',
    code: 'Confirmation code',
    codeError: 'The code has 6 letters or digits, for example K7QM2X',
    prefix: 'Error:',
    phone: 'Phone',
    optional: '(optional)',
    budget: 'Budget per trip, in dollars',
    name: 'Name, as in the document',
    nameHint: 'It cannot be changed after check-in.',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens columns>
      <TextField label={t.email} hint={t.emailHint} type="email" autoComplete="email" />
      <TextField label={t.code} error={t.codeError} errorPrefix={t.prefix} defaultValue="K7Q" width="short" />
      <TextField label={t.phone} optionalLabel={t.optional} type="tel" autoComplete="tel" width="medium" />
      <TextField label={t.budget} before="$" inputMode="decimal" defaultValue="450" width="short" />
      <TextField label={t.name} hint={t.nameHint} defaultValue="Inés Alvarado" disabled />
    </Specimens>
  );
}

const meta: Meta = { title: 'Forms/Text field' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
