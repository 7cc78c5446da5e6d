import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import '@airline/ui/styles.css';

import { AccountForm, goodAnswers } from './test-support/account-form.tsx';
import { createMessages, MessagesFrame } from './test-support/messages-frame.tsx';

let root: Root | undefined;
let page: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Cree su cuenta · Alisio';
  page = document.createElement('main');
  document.body.append(page);
});

afterEach(() => {
  root?.unmount();
  page.remove();
  window.scrollTo(0, 0);
});

const frame = (form: React.ReactNode) => <MessagesFrame messages={createMessages()}>{form}</MessagesFrame>;

async function show(form: React.ReactNode) {
  root = createRoot(page);
  root.render(frame(form));
  await expect.poll(() => page.querySelector('form')).not.toBeNull();
}

const alert = () => page.querySelector('[role=alert]');
const button = () => find('button[type=submit]');
const input = (name: string) => find(`[name=${name}]`);

function find(selector: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** True when the element's top edge is in the window. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= -1 && top < window.innerHeight;
}

/** Makes the page so tall that neither end of the form is in view with the other. */
function stretch(): void {
  const tall = document.createElement('style');
  tall.textContent = 'form > * { margin-block-end: 60vh; }';
  page.append(tall);
}

test('at a failed attempt the summary has the focus and is in view; a link brings the question and focuses the answer', async () => {
  await show(<AccountForm />);
  stretch();
  button().scrollIntoView();
  await userEvent.click(button());
  await expect.poll(() => document.activeElement).toBe(alert()?.parentElement);
  expect(alert()).toSatisfy(isInView);
  expect(document.title).toBe('Error: Cree su cuenta · Alisio');

  const links = [...(alert()?.querySelectorAll('a') ?? [])];
  const zip = links.find(({ textContent }) => textContent.includes('Código postal'));
  if (zip === undefined) throw new Error('no link to the postal code');
  await userEvent.click(zip);
  expect(document.activeElement).toBe(input('zip'));
  expect(find(`label[for="${input('zip').id}"]`)).toSatisfy(isInView);
  expect(input('zip')).toSatisfy(isInView);
});

test('by keyboard alone: Enter sends, Tab and Enter follow a link, what is mended leaves the summary', async () => {
  await show(<AccountForm defaultValues={{ ...goodAnswers, email: '' }} />);
  input('zip').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(alert()?.parentElement);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement).toBe(input('email'));
  await userEvent.keyboard('ines@example.com');
  await expect.poll(alert).toBeNull();
  expect(document.activeElement).toBe(input('email'));
  expect(document.title).toBe('Cree su cuenta · Alisio');
});

test('while it is on its way the button keeps the focus and sends nothing again; a failure is brought into view', async () => {
  let sent = 0;
  let fail: (error: Error) => void = () => undefined;
  const onSubmit = () => {
    sent += 1;
    return new Promise<void>((_, reject) => {
      fail = reject;
    });
  };
  await show(<AccountForm defaultValues={goodAnswers} onSubmit={onSubmit} onFailure={() => undefined} />);
  stretch();
  button().scrollIntoView({ block: 'end' });
  await userEvent.dblClick(button());
  await expect.poll(() => button().textContent).toBe('Enviando…');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button());
  expect(sent).toBe(1);
  fail(new TypeError('Failed to fetch'));
  await expect.poll(alert).not.toBeNull();
  await expect.poll(() => alert() !== null && isInView(find('[role=alert]'))).toBe(true);
  expect(document.activeElement).toBe(button());
  expect(input('email').value).toBe('ines@example.com');
});

test('what was typed before the script came is not lost', async () => {
  page.innerHTML = renderToString(frame(<AccountForm keepIn="account" />));
  await userEvent.type(input('email'), 'ines@example.com');
  await userEvent.type(input('zip'), '00901');
  await userEvent.selectOptions(input('country'), 'PA');
  await userEvent.click(find('[name=channel][value=text]'));
  await userEvent.click(input('terms'));
  sessionStorage.setItem('airline.form.account', JSON.stringify({ email: 'old', nickname: 'Nina' }));
  root = hydrateRoot(page, frame(<AccountForm keepIn="account" />));
  await expect.poll(() => input('nickname').value).toBe('Nina');
  await userEvent.click(button());
  await expect.poll(alert).not.toBeNull();
  expect([...(alert()?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'Complete “Contraseña”',
  ]);
  expect(input('email').value).toBe('ines@example.com');
  expect(input('country').value).toBe('PA');
  expect(find('[value=text]').checked).toBe(true);
});

test('what is typed at the very moment when the script takes the page over stays whole', async () => {
  const typeOn = () => {
    const field = input('nickname');
    for (const letter of 'nita') {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  let isTakenOver = false;
  const noteEffects = () => {
    isTakenOver = true;
  };
  const tree = (
    <>
      {frame(<AccountForm />)}
      <TakeOver atOnce={typeOn} afterwards={noteEffects} />
    </>
  );
  page.innerHTML = renderToString(tree);
  await userEvent.type(input('nickname'), 'Ni');
  startTransition(() => {
    root = hydrateRoot(page, tree);
  });
  await expect.poll(() => isTakenOver).toBe(true);
  expect(input('nickname').value).toBe('Ninita');
});

/** Tells when React has taken the page over, and when it has run the effects of that. */
function TakeOver({ atOnce, afterwards }: { readonly atOnce: () => void; readonly afterwards: () => void }) {
  useLayoutEffect(() => queueMicrotask(atOnce), [atOnce]);
  useEffect(afterwards, [afterwards]);
  return null;
}

test('a reload brings back what was typed, without a flash of empty fields and without a mismatch', async () => {
  await show(<AccountForm keepIn="account" />);
  await userEvent.type(input('email'), 'ines');
  await userEvent.type(input('password'), 'Geheim');
  root?.unmount();
  page.innerHTML = renderToString(frame(<AccountForm keepIn="account" />));
  const complaints: unknown[] = [];
  root = hydrateRoot(page, frame(<AccountForm keepIn="account" />), {
    onRecoverableError: (error) => complaints.push(error),
  });
  await expect.poll(() => input('email').value).toBe('ines');
  expect(input('password').value).toBe('');
  expect(complaints).toEqual([]);
});

test('a reload puts nothing into the field in which a person already stands', async () => {
  await show(<AccountForm keepIn="account" />);
  await userEvent.type(input('email'), 'ines');
  await userEvent.type(input('nickname'), 'Nina');
  root?.unmount();
  page.innerHTML = renderToString(frame(<AccountForm keepIn="account" />));
  input('nickname').focus();
  root = hydrateRoot(page, frame(<AccountForm keepIn="account" />));
  await expect.poll(() => input('email').value).toBe('ines');
  await userEvent.type(input('nickname'), 'Nina');
  expect(input('nickname').value).toBe('Nina');
});
