import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx';

const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
});
afterEach(cleanup);

const summary = () => screen.getByRole('alert').parentElement;
const errors: readonly SummaryError[] = [{ fieldId: 'email', message: 'Escriba su correo' }];

test('it takes the focus when it appears and whenever the errors are others', () => {
  const { rerender } = render(<ErrorSummary title="Hay un problema" errors={errors} />);
  expect(document.activeElement).toBe(summary());
  summary()?.blur();
  rerender(<ErrorSummary title="Hay un problema" errors={errors} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<ErrorSummary title="Hay un problema" errors={[...errors]} />);
  expect(document.activeElement).toBe(summary());
});

test('it leaves the focus when told to, and gives its element to a ref', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} title="Hay un problema" errors={errors} keepFocus />);
  expect(document.activeElement).toBe(document.body);
  expect(ref.current).toBe(summary());
});

test('no errors, no summary', () => {
  const { container } = render(<ErrorSummary title="Hay un problema" errors={[]} />);
  expect(container.childElementCount).toBe(0);
});

test('a link shows the label, then focuses the control', async () => {
  render(
    <>
      <ErrorSummary title="Hay un problema" errors={errors} />
      <label htmlFor="email">Correo</label>
      <input id="email" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Escriba su correo' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  expect(scrolled).toEqual([screen.getByText('Correo')]);
});

test('a link to a radio shows the question of the group', async () => {
  render(
    <>
      <ErrorSummary title="Hay un problema" errors={[{ fieldId: 'by', message: 'Elija' }]} />
      <fieldset>
        <legend>¿Cómo?</legend>
        <label>
          <input type="radio" id="by" /> Por correo
        </label>
      </fieldset>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elija' }));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
  expect(scrolled).toEqual([screen.getByText('¿Cómo?')]);
});

test.each([
  ['near', 300, 'legend'],
  ['far', 500, 'label'],
])('a link to a text field %s its legend shows the %s', async (_, bottom, shown) => {
  vi.stubGlobal('innerHeight', 800);
  render(
    <>
      <ErrorSummary title="Hay un problema" errors={[{ fieldId: 'zip', message: 'Escriba el código' }]} />
      <fieldset>
        <legend>Dirección</legend>
        <label htmlFor="zip">Código postal</label>
        <input id="zip" />
      </fieldset>
    </>,
  );
  vi.spyOn(screen.getByLabelText('Código postal'), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  vi.spyOn(screen.getByText('Dirección'), 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect);
  await userEvent.click(screen.getByRole('link', { name: 'Escriba el código' }));
  expect(scrolled.map((element) => element.localName)).toEqual([shown]);
});

test('a control without a label is shown itself; a control that is not there leaves the link to the browser', async () => {
  render(
    <>
      <ErrorSummary
        title="Hay un problema"
        errors={[
          { fieldId: 'map', message: 'Elija un asiento' },
          { fieldId: 'gone', message: 'Falta' },
          { message: 'No pudimos enviarlo' },
        ]}
      />
      <div id="map" tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elija un asiento' }));
  expect(scrolled).toEqual([document.getElementById('map')]);
  expect(document.activeElement?.id).toBe('map');
  await userEvent.click(screen.getByRole('link', { name: 'Falta' }));
  expect(scrolled).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'No pudimos enviarlo' })).toBeNull();
  expect(screen.getByText('No pudimos enviarlo')).toBeDefined();
});
