import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const texts: Both<Record<'title' | 'body' | 'confirm' | 'cancel' | 'pending', string>> = {
  es: {
    title: '¿Cancelar el vuelo a San Juan?',
    body: 'Le devolveremos $129 a la tarjeta que termina en 4242. No se puede deshacer.',
    confirm: 'Cancelar el vuelo',
    cancel: 'Conservar el vuelo',
    pending: 'Cancelando…',
  },
  en: {
    title: 'Cancel the flight to San Juan?',
    body: 'We will return $129 to the card ending in 4242. This cannot be undone.',
    confirm: 'Cancel the flight',
    cancel: 'Keep the flight',
    pending: 'Cancelling…',
  },
};

const onConfirm = fn();
const onCancel = fn();

function Examples({ locale, pending = false }: { readonly locale: StoryLocale; readonly pending?: boolean }) {
  const t = texts[locale];
  return (
    <ConfirmDialog
      open
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      pendingLabel={pending ? t.pending : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t.body}
    </ConfirmDialog>
  );
}

const meta: Meta = { title: 'Overlays/Confirm dialog' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
export const Working: StoryObj = { ...Spanish, render: () => <Examples locale="es" pending /> };

/** The focus starts at the answer that changes nothing. */
export const StartsAtTheSafeAnswer: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    onCancel.mockClear();
    const keep = within(canvasElement).getByRole('button', { name: texts.es.cancel });
    await expect(keep).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
