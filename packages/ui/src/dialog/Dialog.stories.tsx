import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const texts: Both<Record<'open' | 'title' | 'body' | 'label' | 'save' | 'keep' | 'close', string>> = {
  es: {
    open: 'Cambiar el teléfono',
    title: 'Cambiar el teléfono de contacto',
    body: 'Le escribimos a este número si cambia la puerta o la hora de salida.',
    label: 'Teléfono',
    save: 'Guardar',
    keep: 'Dejar como está',
    close: 'Cerrar',
  },
  en: {
    open: 'Change the phone',
    title: 'Change the contact phone',
    body: 'We write to this number when the gate or the departure time changes.',
    label: 'Phone',
    save: 'Save',
    keep: 'Leave it as it is',
    close: 'Close',
  },
};

interface ExamplesProps {
  readonly locale: StoryLocale;
  readonly variant?: NonNullable<DialogProps['variant']>;
  readonly startOpen?: boolean;
}

function Examples({ locale, variant = 'dialog', startOpen = true }: ExamplesProps) {
  const t = texts[locale];
  const [open, setOpen] = useState(startOpen);
  const close = () => setOpen(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.title}
        closeLabel={t.close}
        variant={variant}
        actions={
          <>
            <Button variant="primary" onClick={close}>
              {t.save}
            </Button>
            <Button onClick={close}>{t.keep}</Button>
          </>
        }
      >
        <p>{t.body}</p>
        <br />
        <TextField label={t.label} type="tel" autoComplete="tel" defaultValue="+1 787 555 0142" />
      </Dialog>
    </main>
  );
}

const meta: Meta = { title: 'Overlays/Dialog' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
export const Drawer: StoryObj = { ...Spanish, render: () => <Examples locale="es" variant="drawer" /> };

/** Opens by Enter, holds the focus inside, closes by Escape, and the focus is where it was. */
export const ByKeyboard: StoryObj = {
  ...Spanish,
  render: () => <Examples locale="es" startOpen={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: texts.es.open });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: texts.es.title }));
    await expect(dialog.getByRole('button', { name: texts.es.close })).toHaveFocus();
    await userEvent.click(dialog.getByLabelText(texts.es.label));
    await userEvent.click(dialog.getByRole('button', { name: texts.es.keep }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};
