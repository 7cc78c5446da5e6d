import { createTestFrame } from '@airline/app-shell/test-frame';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import type { HelpPlace } from '../setting/help-links.ts';
import { createHelpSetting, type HelpPageProps } from '../setting/help-setting.ts';
import type { StubbedGateway } from './stub-call.test-kit.ts';

const Frame = await createTestFrame();

/** A secret as a mail carries it. */
export const token = 'q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo';

export interface ShowOptions {
  /** With what the page is opened: its path, a query, a mailed link's fragment. */
  readonly at?: string;
  readonly place?: HelpPlace;
}

/** Shows a page of account help on a stubbed gateway. */
export function showPage(
  HelpPage: ComponentType<HelpPageProps>,
  { call }: StubbedGateway,
  { at = '/help', place = { surface: 'traveller' } }: ShowOptions = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  const help = createHelpSetting({ place, call, Guard: ({ children }) => children });
  const router = createMemoryRouter(
    [
      { path: '/help', element: <HelpPage help={help} /> },
      { path: '*', element: <p>{null}</p> },
    ],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />, { wrapper: Frame }) };
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
