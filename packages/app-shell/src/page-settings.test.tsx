import { afterEach, expect, test, vi } from 'vitest';

import { defaultPageSettings, loadPageSettings } from './page-settings.ts';

const settings = { environment: 'qa', version: '44136fa355b3', settings: { metadataFlags: { miniCart: true } } };

function writeIntoPage(text: string): void {
  const block = document.createElement('script');
  block.id = 'client-settings';
  block.type = 'application/json';
  block.textContent = text;
  document.head.append(block);
}
afterEach(() => document.head.replaceChildren());

test('a page reads its settings from itself, and asks nobody', async () => {
  writeIntoPage(JSON.stringify(settings));
  const asked = vi.fn<typeof fetch>();
  const { version, config } = await loadPageSettings(asked);
  expect(asked).not.toHaveBeenCalled();
  expect(version).toBe('44136fa355b3');
  expect(config).toMatchObject({ environment: 'qa', metadataFlags: { miniCart: true, lowFareCalendar: false } });
  expect(config.loginClients.member.clientId).toBe('qa-member');
});

test('a page that the gateway did not serve asks it', async () => {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(settings)));
  expect((await loadPageSettings(asked)).config.metadataFlags.miniCart).toBe(true);
  expect(asked).toHaveBeenCalledWith('/api/client-settings/v1/settings', expect.anything());
});

test.each([
  ['the gateway is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the gateway has an error', async () => new Response('{}', { status: 503 })],
  ['the answer is a page', async () => new Response('<!doctype html>')],
  ['the environment is none of ours', async () => new Response(JSON.stringify({ ...settings, environment: 'moon' }))],
])('the defaults stand in where %s', async (_, answer) => {
  expect(await loadPageSettings(answer)).toBe(defaultPageSettings);
});
