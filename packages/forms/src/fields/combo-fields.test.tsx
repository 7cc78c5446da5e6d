import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { Form, FormSubmitButton, setFormValue, useForm } from '../index.ts';
import { createMessages, MessagesFrame } from '../test-support/messages-frame.tsx';
import { FormComboBox } from './FormComboBox.tsx';
import { FormStationPicker } from './FormStationPicker.tsx';

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const countries = [
  { id: 'PR', label: 'Puerto Rico' },
  { id: 'MX', label: 'México' },
];
const stations = [
  { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' },
  { id: 'BOS', label: 'Boston, MA - BOS', name: 'Boston, MA', code: 'BOS' },
];
const stationTexts = {
  empty: 'Ninguna ciudad se llama así',
  open: 'Ver la lista',
  placeholder: 'Ciudad',
  close: 'Cerrar',
  count: String,
};
const like = <Named extends { readonly label: string }>(all: readonly Named[], query: string) =>
  all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

interface Answers {
  readonly country: string;
  readonly from: string;
}

const nothingChosen: Answers = { country: '', from: '' };

function Trip({
  onSubmit,
  first = nothingChosen,
}: {
  readonly onSubmit: (answers: Answers) => Promise<void>;
  readonly first?: Answers;
}) {
  const required = z.string().check(z.minLength(1, 'required'));
  const form = useForm({
    schema: z.object({ country: required, from: required }),
    defaultValues: first,
    keepIn: 'trip',
    onSubmit,
  });
  return (
    <Form form={form}>
      <FormComboBox
        form={form}
        name="country"
        label="País"
        optional
        openLabel="Ver los países"
        emptyText="Ningún país se llama así"
        search={(query) => like(countries, query)}
        optionOf={(id) => countries.find((option) => option.id === id)}
      />
      <FormStationPicker
        form={form}
        name="from"
        label="Desde"
        texts={stationTexts}
        search={(query) => {
          const choices = like(stations, query);
          return { sections: [{ id: 'found', choices }], ...(choices[0] && query ? { exact: choices[0] } : {}) };
        }}
        choiceOf={(id) => stations.find((choice) => choice.id === id)}
      />
      <button type="button" onClick={() => setFormValue(form, 'country', 'MX')}>
        México
      </button>
      <FormSubmitButton form={form}>Enviar</FormSubmitButton>
    </Form>
  );
}

const show = (form: React.ReactNode) => render(<MessagesFrame messages={createMessages()}>{form}</MessagesFrame>);
const combo = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('what is chosen is held by its id, shown by its label, and comes back after a reload', async () => {
  const onSubmit = vi.fn<(answers: Answers) => Promise<void>>(() => Promise.reject(new Error('later')));
  vi.stubGlobal('reportError', () => undefined);
  const { unmount } = show(<Trip onSubmit={onSubmit} />);
  await userEvent.type(combo(/^País/), 'mé');
  await userEvent.click(screen.getByRole('option', { name: 'México' }));
  await userEvent.type(combo('Desde'), 'bos');
  await userEvent.click(screen.getByRole('option', { name: /Boston/ }));
  expect(combo(/^País/)).toHaveValue('México');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'MX', from: 'BOS' });
  unmount();
  show(<Trip onSubmit={onSubmit} />);
  expect(combo(/^País/)).toHaveValue('México');
  expect(combo('Desde')).toHaveValue('Boston, MA - BOS');
});

test.each(['méxico', 'MÉXICO', 'méx'])(
  '%j, which says one option, is that one once the field is left',
  async (typed) => {
    const onSubmit = vi.fn<(answers: Answers) => Promise<void>>(() => Promise.resolve());
    show(<Trip onSubmit={onSubmit} first={{ country: '', from: 'SJU' }} />);
    await userEvent.type(combo(/^País/), typed);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(combo(/^País/)).toHaveValue('México');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'MX', from: 'SJU' });
  },
);

test('what was typed and is no option stays in sight, is no answer, and is led to', async () => {
  const onSubmit = vi.fn<(answers: Answers) => Promise<void>>(() => Promise.resolve());
  show(<Trip onSubmit={onSubmit} first={{ country: 'PR', from: 'SJU' }} />);
  await userEvent.clear(combo(/^País/));
  await userEvent.type(combo(/^País/), 'Atlántida');
  await userEvent.tab();
  // The next field opens its list when it is reached; all else is hidden meanwhile.
  await userEvent.keyboard('{Escape}');
  expect(combo(/^País/)).toHaveValue('Atlántida');
  await send();
  expect(combo(/^País/)).toHaveValue('Atlántida');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(alert.getByRole('link', { name: 'Elija una opción en “País”' }));
  expect(combo(/^País/)).toHaveFocus();
  expect(combo(/^País/)).toHaveAccessibleDescription(/Error: ?Elija una opción en “País”/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'México' }));
  expect(combo(/^País/)).toHaveValue('México');
  expect(screen.queryByRole('alert')).toBeNull();
});
