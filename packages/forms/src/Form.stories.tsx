import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { AccountForm, accountTexts, goodAnswers } from './test-support/account-form.tsx';
import { createMessages, MessagesFrame } from './test-support/messages-frame.tsx';

type Language = keyof typeof accountTexts;
type Options = Parameters<typeof AccountForm>[0];

/** The whole form, in a language. */
function Account({ language, ...options }: Options & { readonly language: Language }) {
  const messages = useMemo(() => createMessages(language), [language]);
  return (
    <MessagesFrame messages={messages}>
      <AccountForm {...options} language={language} />
    </MessagesFrame>
  );
}

const story = (language: Language, options: Options = {}): StoryObj => ({
  render: () => <Account {...options} language={language} />,
  globals: { locale: language },
});
const send = (canvasElement: HTMLElement, language: Language) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: accountTexts[language].submit }));

const meta: Meta = { title: 'Forms/Whole form' };
export default meta;

export const Spanish = story('es');
export const English = { ...story('en'), tags: ['longSet'] };

/** Sent as it came: everything that is missing, at once. */
export const SpanishWithErrors: StoryObj = {
  ...story('es'),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'es');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert.parentElement).toHaveFocus();
    await expect(within(alert).getAllByRole('link')).toHaveLength(5);
  },
};

export const EnglishWithErrors: StoryObj = {
  ...story('en'),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'en');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('link', { name: 'Choose how we tell you' })).toBeVisible();
  },
};

/** What the server rejects: one at its field, one of the whole. */
export const RefusedByTheServer: StoryObj = {
  ...story('es', {
    defaultValues: goodAnswers,
    onSubmit: () =>
      Promise.resolve({
        errors: [
          { pointer: '/email', code: 'taken' },
          { pointer: '', code: 'mismatch' },
        ],
      }),
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'es');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Nobody knows whether it arrived: the banner stands where the button was pressed. */
export const NotSent: StoryObj = {
  ...story('en', {
    defaultValues: goodAnswers,
    onSubmit: () => Promise.reject(new TypeError('Failed to fetch')),
    onFailure: () => undefined,
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'en');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
    await expect(within(canvasElement).getByRole('button', { name: 'Create account' })).toHaveFocus();
  },
};

/** On its way: the button says so and takes no second press. */
export const OnItsWay: StoryObj = {
  ...story('es', { defaultValues: goodAnswers, onSubmit: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'es');
    const button = await within(canvasElement).findByRole('button', { name: 'Enviando…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
