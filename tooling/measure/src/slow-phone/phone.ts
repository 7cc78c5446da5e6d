import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A page on the slow phone, and the protocol that slows it. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly protocol: CDPSession;
}

/** 400 kbit/s, and 400 ms each way and back. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How much slower its processor is than this machine's. */
const slowerProcessor = 6;
const size = { width: 360, height: 740 };
/** How long anything is waited for, in milliseconds. */
export const longestMs = 90_000;

/** Opens a page on a phone on a bad line in a new browser context, as somebody has who was never there. */
export async function openPhone(browser: Browser, locale: string): Promise<Phone> {
  const context = await browser.newContext({ viewport: size, locale, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', line);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { context, page, protocol };
}
