import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

const modalOpen = () => document.documentElement.hasAttribute('data-modal-open');

function renderDialog(props: { open?: boolean; dismissable?: boolean } = {}) {
  const onClose = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <>
      <button type="button">Abrir</button>
      <Dialog {...props} open={open} onClose={onClose} title="Equipaje" closeLabel="Cerrar">
        <p>Dos maletas</p>
      </Dialog>
    </>
  );
  const view = render(dialog(props.open ?? true));
  return { onClose, show: (open: boolean) => view.rerender(dialog(open)) };
}

test('an open dialog has its title and content; a closed one holds nothing', () => {
  const { show } = renderDialog();
  expect(screen.getByRole('dialog', { name: 'Equipaje' }).textContent).toContain('Dos maletas');
  show(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Dos maletas')).toBeNull();
});

test('closing gives the focus back to what had it', () => {
  const { show } = renderDialog({ open: false });
  const opener = screen.getByRole('button', { name: 'Abrir' });
  opener.focus();
  show(true);
  screen.getByRole('button', { name: 'Cerrar' }).focus();
  show(false);
  expect(document.activeElement).toBe(opener);
});

test('the page does not scroll behind it, until the last dialog is closed', () => {
  const first = renderDialog();
  const second = renderDialog();
  expect(modalOpen()).toBe(true);
  first.show(false);
  expect(modalOpen()).toBe(true);
  second.show(false);
  expect(modalOpen()).toBe(false);
});

test('the page keeps its width when its scroll bar goes, and the backdrop covers the place of the bar', () => {
  const root = document.documentElement;
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const { show } = renderDialog();
  expect([root.dataset['modalOpen'], root.style.getPropertyValue('--scrollbar-size')]).toEqual([
    'had-scrollbar',
    '15px',
  ]);
  show(false);
  expect(root.style.getPropertyValue('--scrollbar-size')).toBe('');
  vi.restoreAllMocks();
});

test('Escape, the button and the backdrop ask to close; a press inside does not', async () => {
  const { onClose } = renderDialog();
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByText('Dos maletas'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a cancel that comes from inside, as of a file input, closes nothing', () => {
  const { onClose } = renderDialog();
  fireEvent(screen.getByText('Dos maletas'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that must not be left has no way out of its own', async () => {
  const { onClose } = renderDialog({ dismissable: false });
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

function renderQuestion(pendingLabel?: string) {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="¿Cancelar el vuelo?"
      confirmLabel="Cancelar el vuelo"
      cancelLabel="Conservar el vuelo"
      {...{ pendingLabel, onConfirm, onCancel }}
    >
      Le devolveremos $129.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

test('a question is an alert with its consequence; each answer does its own', async () => {
  const { onConfirm, onCancel } = renderQuestion();
  const dialog = screen.getByRole('alertdialog', { name: '¿Cancelar el vuelo?' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Le devolveremos $129.');
  await userEvent.click(screen.getByRole('button', { name: 'Conservar el vuelo' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar el vuelo' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('while it works it cannot be left nor pressed twice', async () => {
  const { onConfirm, onCancel } = renderQuestion('Cancelando…');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelando…' }));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Conservar el vuelo' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});

test('the second press of the double one that opened a question is no answer to it', () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog open title="¿Cancelar?" confirmLabel="Cancelar" cancelLabel="Conservar" {...{ onConfirm, onCancel }}>
      Recibe $129.
    </ConfirmDialog>,
  );
  fireEvent.click(screen.getByRole('alertdialog'), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }), { detail: 2 });
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }), { detail: 1 });
  expect(onConfirm).toHaveBeenCalledOnce();
});
