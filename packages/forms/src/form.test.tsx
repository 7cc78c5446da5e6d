import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { Form, FormErrorSummary, FormSubmitButton, FormTextField, useForm, type SubmitRefusal } from './index.ts';
import { AccountForm, goodAnswers } from './test-support/account-form.tsx';
import { createMessages, MessagesFrame } from './test-support/messages-frame.tsx';

const scrolled: Element[] = [];

beforeEach(() => {
  document.title = 'Cree su cuenta · Alisio';
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
});

function show(form: React.ReactNode, messages: i18n = createMessages()) {
  const frame = (content: React.ReactNode) => <MessagesFrame messages={messages}>{content}</MessagesFrame>;
  const { rerender, ...rest } = render(frame(form));
  return { ...rest, rerender: (content: React.ReactNode) => rerender(frame(content)) };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const alert = () => screen.getByRole('alert');
const isMarked = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const lines = () =>
  within(alert())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const summaryHasFocus = () => alert().parentElement === document.activeElement;

/** The words of the error at a control, or at the group it stands in. */
function errorAt(control: HTMLElement): string | undefined {
  const described = control.closest('fieldset[aria-describedby]') ?? control;
  const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error === undefined ? undefined : document.getElementById(error)?.textContent?.trim();
}

async function fillIn() {
  await userEvent.type(field('Correo'), 'ines@example.com');
  await userEvent.type(field('Contraseña'), 'Alisio2027');
  await userEvent.type(field('Código postal'), '00901');
  await userEvent.type(field('Apodo (opcional)'), ' Nina ');
  await userEvent.click(screen.getByRole('radio', { name: 'Por mensaje' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

const allWords = [
  'Complete “Correo”',
  'Complete “Contraseña”',
  'Complete “Código postal”',
  'Elija cómo le avisamos',
  'Marque “Acepto las condiciones” para continuar',
];

describe('a form sent with errors', () => {
  test('shows all of them at once, in the order of the page, in the same words at the top and at the fields', async () => {
    const onSubmit = vi.fn<() => Promise<void>>();
    show(<AccountForm onSubmit={onSubmit} />);
    await send();
    expect(within(alert()).getByRole('heading', { level: 2, name: 'Hay un problema' })).toBeVisible();
    expect(lines()).toEqual(allWords);
    expect(
      [
        field('Correo'),
        field('Contraseña'),
        field('Código postal'),
        screen.getByRole('radio', { name: 'Por correo' }),
        screen.getByRole('checkbox'),
      ].map(errorAt),
    ).toEqual(allWords.map((words) => `Error: ${words}`));
    expect(isMarked(field('Correo'))).toBe(true);
    expect(isMarked(field('Apodo (opcional)'))).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('gives the summary the focus and the document’s title its prefix', async () => {
    show(<AccountForm />);
    await send();
    expect(summaryHasFocus()).toBe(true);
    expect(document.title).toBe('Error: Cree su cuenta · Alisio');
  });

  test('leads from each line to its field, with the question in view', async () => {
    show(<AccountForm />);
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Elija cómo le avisamos' }));
    expect(screen.getByRole('radio', { name: 'Por correo' })).toHaveFocus();
    expect(scrolled).toEqual([screen.getByText('¿Cómo le avisamos?')]);
    await userEvent.click(screen.getByRole('link', { name: 'Complete “Código postal”' }));
    expect(field('Código postal')).toHaveFocus();
  });

  test('with one error does the same', async () => {
    show(<AccountForm defaultValues={goodAnswers} />);
    await userEvent.clear(field('Correo'));
    await send();
    expect(lines()).toEqual(['Complete “Correo”']);
    expect(summaryHasFocus()).toBe(true);
    expect(document.title).toMatch(/^Error: /);
  });

  test('says several rules of one field in one line', async () => {
    show(<AccountForm defaultValues={goodAnswers} />);
    await userEvent.clear(field('Contraseña'));
    await userEvent.type(field('Contraseña'), 'a');
    await send();
    expect(lines()).toEqual(['Contraseña: use 8 caracteres o más']);
  });

  test('is sent by Enter as by its button, and gets the focus again at each attempt', async () => {
    show(<AccountForm />);
    await userEvent.type(field('Correo'), '{Enter}');
    expect(summaryHasFocus()).toBe(true);
    await userEvent.type(field('Código postal'), '{Enter}');
    expect(summaryHasFocus()).toBe(true);
    expect(document.title).toBe('Error: Cree su cuenta · Alisio');
  });

  test('keeps what was typed', async () => {
    const { rerender } = show(<AccountForm />);
    await userEvent.type(field('Correo'), 'ines');
    await userEvent.type(field('Contraseña'), 'a');
    await send();
    rerender(<AccountForm />);
    expect(field('Correo')).toHaveValue('ines');
    expect(field('Contraseña')).toHaveValue('a');
  });
});

describe('before and after an attempt', () => {
  test('nobody is told off while typing or leaving a field for the first time', async () => {
    show(<AccountForm />);
    await userEvent.type(field('Correo'), 'i');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isMarked(field('Correo'))).toBe(false);
    expect(document.title).toBe('Cree su cuenta · Alisio');
  });

  test('an error goes when its field is mended, from the field and from the summary, and the focus stays', async () => {
    show(<AccountForm />);
    await send();
    await userEvent.type(field('Correo'), 'ines@example.com');
    expect(isMarked(field('Correo'))).toBe(false);
    expect(lines()).toEqual(allWords.slice(1));
    expect(field('Correo')).toHaveFocus();
  });

  test('an error that is not mended yet says what is wrong now', async () => {
    show(<AccountForm />);
    await send();
    await userEvent.type(field('Correo'), 'ines');
    const words = 'Correo: escriba una dirección completa, por ejemplo ines@example.com';
    expect(errorAt(field('Correo'))).toBe(`Error: ${words}`);
    expect(lines()[0]).toBe(words);
  });

  test('with the last error the summary goes and the title is as before', async () => {
    show(<AccountForm />);
    await send();
    await fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Cree su cuenta · Alisio');
  });

  test('a field that was right gets no error before the next attempt', async () => {
    show(<AccountForm defaultValues={goodAnswers} />);
    await userEvent.clear(field('Correo'));
    await send();
    await userEvent.clear(field('Contraseña'));
    expect(isMarked(field('Contraseña'))).toBe(false);
    expect(lines()).toEqual(['Complete “Correo”']);
    await send();
    expect(lines()).toEqual(['Complete “Correo”', 'Complete “Contraseña”']);
  });

  test('an error goes when another field mends it', async () => {
    show(<AccountForm />);
    await send();
    expect(isMarked(field('Código postal'))).toBe(true);
    await userEvent.selectOptions(field('País'), 'Panamá');
    expect(isMarked(field('Código postal'))).toBe(false);
    expect(lines()).not.toContain('Complete “Código postal”');
  });

  test('a field that leaves the page takes its error along', async () => {
    const form = (withNickname: boolean) => (
      <AccountForm
        defaultValues={goodAnswers}
        withNickname={withNickname}
        onSubmit={() => Promise.resolve({ errors: [{ pointer: '/nickname', code: 'taken' }] })}
      />
    );
    const { rerender } = show(form(true));
    await send();
    expect(lines()).toEqual(['Apodo: ya está en uso, pruebe con otro']);
    rerender(form(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Cree su cuenta · Alisio');
  });

  test('the words and the prefix follow the language, and a page that names itself anew keeps the prefix', async () => {
    const messages = createMessages();
    show(<AccountForm />, messages);
    await send();
    await userEvent.click(field('Correo'));
    await act(async () => {
      await messages.changeLanguage('en');
      document.title = 'Create your account · Alisio';
    });
    expect(lines()[0]).toBe('Fill in “Correo”');
    expect(errorAt(field('Correo'))).toBe('Error: Fill in “Correo”');
    await waitFor(() => expect(document.title).toBe('Error: Create your account · Alisio'));
    expect(field('Correo')).toHaveFocus();
  });

  test('a form that leaves the page takes the prefix along', async () => {
    const { unmount } = show(<AccountForm />);
    await send();
    unmount();
    expect(document.title).toBe('Cree su cuenta · Alisio');
  });
});

describe('a form on its way', () => {
  function held() {
    let settle: (outcome?: SubmitRefusal) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const onSubmit = vi.fn<(values: object) => Promise<SubmitRefusal | undefined>>(
      () =>
        new Promise((resolve, reject) => {
          settle = resolve;
          fail = reject;
        }),
    );
    return { onSubmit, settle: (outcome?: SubmitRefusal) => settle(outcome), fail: (error: Error) => fail(error) };
  }

  test('sends what the schema makes of the answers, once, however often it is pressed', async () => {
    const { onSubmit, settle } = held();
    show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} />);
    const button = screen.getByRole('button', { name: 'Crear cuenta' });
    await userEvent.dblClick(button);
    expect(button).toHaveAccessibleName('Enviando…');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field('Correo'), '{Enter}');
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      terms: true,
      email: 'ines@example.com',
      channel: 'text',
      password: 'Alisio2027',
      country: 'US',
      zip: '00901',
      nickname: 'Nina',
    });
    await act(async () => settle());
    expect(button).toHaveAccessibleName('Crear cuenta');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await act(async () => settle());
  });

  test('two submits in the same moment send once', async () => {
    const { onSubmit, settle } = held();
    show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} />);
    await act(async () => {
      const form = screen.getByRole<HTMLFormElement>('form');
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => settle());
  });

  test('puts what the server rejects at its fields, the rest in the summary, and keeps what was typed', async () => {
    const { onSubmit, settle } = held();
    show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} />);
    await send();
    await act(async () =>
      settle({
        errors: [
          { pointer: '/seat', code: 'taken' },
          { pointer: '/zip', code: 'badFormat', params: { countryCode: 'US' } },
          { pointer: '/email/address', code: 'usernameOfSomebody' },
        ],
      }),
    );
    expect(lines()).toEqual([
      'Correo: revise este dato',
      'Código postal: revise que esté completo y sin errores',
      'Ya está en uso, pruebe con otro',
    ]);
    expect(within(alert()).getAllByRole('link')).toHaveLength(2);
    expect(errorAt(field('Código postal'))).toBe('Error: Código postal: revise que esté completo y sin errores');
    expect(summaryHasFocus()).toBe(true);
    expect(document.title).toMatch(/^Error: /);
    expect(field('Código postal')).toHaveValue('00901');
    expect(field('Contraseña')).toHaveValue('Alisio2027');
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
  });

  test('an error of the server goes when its own field is changed, of the form as a whole when it is sent again', async () => {
    const { onSubmit, settle } = held();
    show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} />);
    await send();
    await act(async () => settle({ errors: [{ pointer: '/email', code: 'taken' }], message: 'No quedan asientos' }));
    expect(lines()).toEqual(['Correo: ya está en uso, pruebe con otro', 'No quedan asientos']);
    await userEvent.type(field('Código postal'), '1');
    expect(lines()).toHaveLength(2);
    await userEvent.type(field('Correo'), 'x');
    expect(lines()).toEqual(['No quedan asientos']);
    await userEvent.type(field('Código postal'), '{Backspace}');
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => settle());
  });

  test.each([
    ['without a reason', {}, 'No pudimos completar lo que pidió. Revise sus datos e inténtelo de nuevo'],
    ['with an empty list', { errors: [] }, 'No pudimos completar lo que pidió. Revise sus datos e inténtelo de nuevo'],
    ['in words', { message: 'No quedan asientos en ese vuelo' }, 'No quedan asientos en ese vuelo'],
    ['by a pointer to the whole', { errors: [{ pointer: '', code: 'mismatch' }] }, 'Escriba lo mismo las dos veces'],
  ])('a refusal %s is said in the summary', async (_, refusal, words) => {
    show(<AccountForm defaultValues={goodAnswers} onSubmit={() => Promise.resolve(refusal)} />);
    await send();
    expect(lines()).toEqual([words]);
    expect(summaryHasFocus()).toBe(true);
  });

  test('when it cannot be sent a banner says so, the button keeps the focus, and everything stays', async () => {
    const { onSubmit, fail, settle } = held();
    const onFailure = vi.fn<(error: unknown) => void>();
    show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} onFailure={onFailure} />);
    await send();
    const error = new TypeError('Failed to fetch');
    await act(async () => fail(error));
    expect(alert()).toHaveTextContent('No pudimos enviar sus datos');
    expect(alert()).toHaveTextContent('Nada de lo que escribió se ha perdido');
    expect(scrolled).toEqual([alert().parentElement]);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toHaveFocus();
    expect(field('Apodo (opcional)')).toHaveValue(' Nina ');
    expect(document.title).toBe('Cree su cuenta · Alisio');

    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => fail(error));
    expect(alert()).toBeVisible();
    expect(scrolled).toHaveLength(2);
    await send();
    await act(async () => settle());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  describe('without a connection', () => {
    const goOffline = () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
    };
    const goOnline = () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    };

    test('a form that may be sent twice waits, says so, and is sent as it stands when the connection is back', async () => {
      const { onSubmit, fail, settle } = held();
      show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} sendOnReconnect />);
      act(goOffline);
      await send();
      await act(async () => fail(new TypeError('Failed to fetch')));
      const button = screen.getByRole('button', { name: 'Esperando la conexión…' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.clear(field('Apodo (opcional)'));
      await userEvent.type(field('Apodo (opcional)'), 'Inés');
      await act(async () => goOnline());
      expect(onSubmit).toHaveBeenCalledTimes(2);
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ nickname: 'Inés' }));
      await act(async () => settle());
      expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
    });

    test('nothing is sent from a page that was left meanwhile', async () => {
      const { onSubmit, fail } = held();
      const { unmount } = show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} sendOnReconnect />);
      act(goOffline);
      await send();
      await act(async () => fail(new TypeError('Failed to fetch')));
      unmount();
      await act(async () => goOnline());
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    test('any other form says that it could not be sent', async () => {
      const { onSubmit, fail } = held();
      show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} onFailure={() => undefined} />);
      act(goOffline);
      await send();
      await act(async () => fail(new TypeError('Failed to fetch')));
      expect(alert()).toHaveTextContent('No pudimos enviar sus datos');
      await act(async () => goOnline());
      expect(onSubmit).toHaveBeenCalledOnce();
    });
  });

  test('a throw that nobody asked to hear goes to the window', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const error = new Error('a bug');
    show(
      <AccountForm
        defaultValues={goodAnswers}
        onSubmit={() => {
          throw error;
        }}
      />,
    );
    await send();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    expect(alert()).toHaveTextContent('No pudimos enviar sus datos');
    await send();
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('parts', () => {
  const schema = z.object({ city: z.string().check(z.minLength(2, 'tooShort')) });

  test('the summary may stand elsewhere, and then there is one', async () => {
    function Elsewhere() {
      const form = useForm({ schema, defaultValues: { city: '' }, onSubmit: () => Promise.resolve() });
      return (
        <>
          <FormErrorSummary form={form} />
          <h1>Ciudad</h1>
          <Form form={form} summary="elsewhere">
            <FormTextField form={form} name="city" label="Ciudad" />
            <FormSubmitButton form={form} pendingLabel="Buscando…">
              Buscar
            </FormSubmitButton>
          </Form>
        </>
      );
    }
    show(<Elsewhere />);
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(lines()).toEqual(['Complete “Ciudad”']);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(alert().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a form in a dialog of a form is its own', async () => {
    const outer = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const inner = vi.fn<() => Promise<void>>(() => Promise.resolve());
    function Inner() {
      const form = useForm({ schema, defaultValues: { city: 'Ponce' }, onSubmit: inner });
      return createPortal(
        <Form form={form}>
          <FormTextField form={form} name="city" label="Ciudad del diálogo" />
          <FormSubmitButton form={form}>Elegir</FormSubmitButton>
        </Form>,
        document.body,
      );
    }
    function Outer() {
      const form = useForm({ schema, defaultValues: { city: 'San Juan' }, onSubmit: outer });
      return (
        <Form form={form}>
          <FormTextField form={form} name="city" label="Ciudad" />
          <Inner />
        </Form>
      );
    }
    show(<Outer />);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir' }));
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  test('before its script has come a form never writes answers into the address', () => {
    show(<AccountForm />);
    expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
  });

  test('two forms with errors write one prefix, and it goes with the last', async () => {
    function City({ label }: { readonly label: string }) {
      const form = useForm({ schema, defaultValues: { city: '' }, onSubmit: () => Promise.resolve() });
      return (
        <Form form={form}>
          <FormTextField form={form} name="city" label={label} />
        </Form>
      );
    }
    show(
      <>
        <City label="Desde" />
        <City label="Hasta" />
      </>,
    );
    await userEvent.type(field('Desde'), '{Enter}');
    await userEvent.type(field('Hasta'), '{Enter}');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(document.title).toBe('Error: Cree su cuenta · Alisio');
    await userEvent.type(field('Desde'), 'Ponce');
    await waitFor(() => expect(document.title).toBe('Error: Cree su cuenta · Alisio'));
    await userEvent.type(field('Hasta'), 'Ponce');
    expect(document.title).toBe('Cree su cuenta · Alisio');
  });
});
