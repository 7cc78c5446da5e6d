import { nativeApp } from '@airline/app-shell/native-app';
import { saveFile } from '@airline/app-shell/save-file';
import { createSimulatedApp, installIosApp, type SimulatedAppOptions } from '@airline/native-bridge/simulator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openInBrowser, startNativeApp } from './native-app.ts';

const asked: { readonly method?: string; readonly params?: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
});

afterEach(() => {
  nativeApp.current = undefined;
  Reflect.deleteProperty(window, 'webkit');
  Reflect.deleteProperty(navigator, 'share');
  document.body.replaceChildren();
  // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no cookie store
  document.cookie = 'airline.surface=; Path=/; Max-Age=0';
});

/** Opens the pages in an app. */
async function openIn(options: Partial<SimulatedAppOptions> = {}): Promise<void> {
  const onMessage: SimulatedAppOptions['onMessage'] = ({ direction, message }) => {
    if (direction === 'toApp') asked.push(message as object);
  };
  installIosApp(
    window,
    createSimulatedApp({ platform: 'ios', versions: { least: 1, highest: 2 }, onMessage, ...options }),
  );
  await startNativeApp();
}

function press(href: string): boolean {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('in a browser there is no app, and nothing of the page is another way', async () => {
  expect(await startNativeApp()).toEqual({ kind: 'browser' });
  expect(nativeApp.current).toBeUndefined();
  expect('share' in navigator).toBe(false);
  expect(document.cookie).not.toContain('airline.surface');
});

test('inside the app requests say so, and the app opens what the web view does not show', async () => {
  await openIn();
  expect(document.cookie).toContain('airline.surface=webview');
  openInBrowser('https://www.example.com/air/booking/');
  expect(asked.at(-1)).toMatchObject({
    method: 'openExternal',
    params: { url: 'https://www.example.com/air/booking/' },
  });
});

test('pages share by the sheet of the app', async () => {
  await openIn();
  await navigator.share({ text: 'AZ 1208', url: 'https://www.example.com/trip' });
  expect(asked.at(-1)).toMatchObject({
    method: 'share',
    params: { text: 'AZ 1208', url: 'https://www.example.com/trip' },
  });
});

test('an app that cannot share leaves the page the web’s own way', async () => {
  await openIn({ versions: { least: 1, highest: 1 } });
  expect('share' in navigator).toBe(false);
});

test('a link to another site opens in the browser, one of this site in the web view', async () => {
  await openIn();
  expect(press('https://www.example.com/')).toBe(true);
  expect(asked.at(-1)).toMatchObject({ method: 'openExternal', params: { url: 'https://www.example.com/' } });
  const before = asked.length;
  press('#top');
  press('tel:18005551234');
  expect(asked).toHaveLength(before);
});

test('a calendar file goes to the app’s calendar, and is downloaded where the app has none', async () => {
  const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:trip', revokeObjectURL: () => undefined }));
  const file = { name: 'viaje.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
  await openIn();
  saveFile(file);
  await vi.waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ method: 'addToCalendar', params: { name: 'viaje.ics' } }),
  );
  expect(downloaded).not.toHaveBeenCalled();
  await openIn({ capabilities: ['session'] });
  saveFile(file);
  expect(downloaded).toHaveBeenCalledOnce();
  downloaded.mockRestore();
  vi.unstubAllGlobals();
});

test('a page of a newer app than it knows says so', async () => {
  installIosApp(window, createSimulatedApp({ platform: 'ios', versions: { least: 3, highest: 3 } }));
  expect(await startNativeApp()).toMatchObject({ kind: 'refused', refused: 'pageTooOld' });
  expect(nativeApp.current).toBeUndefined();
});
