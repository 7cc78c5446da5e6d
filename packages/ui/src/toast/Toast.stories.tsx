import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Row } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const texts: Both<Record<'label' | 'dismiss' | 'copy' | 'copied' | 'archive' | 'archived' | 'undo', string>> = {
  es: {
    label: 'Avisos',
    dismiss: 'Cerrar aviso',
    copy: 'Copiar el código',
    copied: 'Código K7QM2X copiado',
    archive: 'Archivar el viaje',
    archived: 'Viaje a San Juan archivado',
    undo: 'Deshacer',
  },
  en: {
    label: 'Notices',
    dismiss: 'Close notice',
    copy: 'Copy the code',
    copied: 'Code K7QM2X copied',
    archive: 'Archive the trip',
    archived: 'Trip to San Juan archived',
    undo: 'Undo',
  },
};

function Buttons({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  const show = useToast();
  return (
    <Row>
      <Button onClick={() => show({ message: t.copied, tone: 'success' })}>{t.copy}</Button>
      <Button onClick={() => show({ message: t.archived, action: { label: t.undo, onPress: () => undefined } })}>
        {t.archive}
      </Button>
    </Row>
  );
}

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return (
    <ToastProvider label={texts[locale].label} dismissLabel={texts[locale].dismiss}>
      <Buttons locale={locale} />
    </ToastProvider>
  );
}

const meta: Meta = { title: 'Feedback/Toast' };
export default meta;

const showBoth = (locale: StoryLocale): StoryObj => ({
  ...inLanguage(Examples, locale),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: texts[locale].copy }));
    await userEvent.click(canvas.getByRole('button', { name: texts[locale].archive }));
    await expect(canvas.getByRole('region', { name: texts[locale].label })).toHaveTextContent(texts[locale].copied);
    await expect(canvas.getByRole('button', { name: texts[locale].undo })).toBeInTheDocument();
  },
});

export const Spanish = showBoth('es');
export const English = { ...showBoth('en'), tags: ['longSet'] };
