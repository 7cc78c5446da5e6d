import type { HelpPlace } from '@airline/account/link-request';
import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import type { AppServices } from '@airline/session/services';
import { createTestServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Frame = await createTestFrame();

export interface ShowOptions {
  /** With what the page is opened: its path, a query, a mailed link's fragment. */
  readonly at?: string;
  readonly place?: HelpPlace;
  /** What the page asks the gateway with: as nobody by default. */
  readonly services?: AppServices;
}

/** Shows a page of account help. */
export function showPage(
  HelpPage: ComponentType,
  { at = '/help', place = { surface: 'traveller' }, services = createTestServices() }: ShowOptions = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  const router = createMemoryRouter(
    [
      { path: '/help', element: <HelpPage /> },
      { path: '*', element: <p>{null}</p> },
    ],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />, { wrapper: withApp(Frame, services, place) }) };
}

/** Waits for the page of a name. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Writes into a field: all at once, as a paste, for a test types slowly. */
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

/** Gives the lines of the error summary. */
export async function errorLines(): Promise<readonly (string | null)[]> {
  const summary = await screen.findByRole('alert');
  return within(summary)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
}
