import { requestAssertion } from '@airline/contract';
import type { NativeSession } from '@airline/native-bridge';
import {
  createSimulatedApp,
  installAndroidApp,
  installIosApp,
  type SimulatedAppOptions,
} from '@airline/native-bridge/simulator';
import type { Page } from '@playwright/test';

import { people } from './login-journey.ts';
import { apiKeys } from './site/start-site.ts';

type Name = keyof typeof people;

/** What an app is at the beginning of a journey. */
export interface PlayedAppOptions extends Partial<SimulatedAppOptions> {
  readonly platform: 'ios' | 'android';
  /** Who is logged in in it; nobody by default. */
  readonly person?: Name;
  /** Who logs in where the page asks for the app's login; nobody by default. */
  readonly login?: Name;
}

/** A native app around a page, played by the journey. */
export interface PlayedApp {
  /** What the page asked for: `getSession`, `loggedIn ana.perez`, `share …`. */
  readonly asked: readonly string[];
  /** Logs somebody in in the app, or everybody out, and tells the page. */
  change(person: Name | undefined): Promise<void>;
  /** Changes the language of the app, and tells the page. */
  changeLanguage(locale: string): Promise<void>;
  /** Gives the subject of the person who is logged in in the app. */
  subject(): string | undefined;
}

/** Puts a native app around the pages that will be opened: its transport in the page, the app itself in the journey. */
export async function playApp(page: Page, options: PlayedAppOptions): Promise<PlayedApp> {
  const asked: string[] = [];
  let person = options.person;
  let subject: string | undefined;

  async function sessionOf(name: Name | undefined): Promise<NativeSession | null> {
    if (name === undefined) return null;
    const { username, password } = people[name];
    const answer = await page.request.post(requestAssertion.path, {
      headers: { 'x-api-key': apiKeys.mobile },
      data: { method: 'password', category: 'mobileMember', username, password },
    });
    const { assertion } = (await answer.json()) as { readonly assertion: string };
    subject = subjectOf(assertion);
    return { category: 'mobileMember', assertion, ...(subject === undefined ? {} : { subject }) };
  }

  const app = createSimulatedApp({
    versions: { least: 1, highest: 2 },
    getSession: () =>
      person === undefined && subject !== undefined ? Promise.resolve(toldSession()) : sessionOf(person),
    async logIn() {
      person = options.login;
      return sessionOf(person);
    },
    onLoggedIn(told) {
      person = undefined;
      subject = told.subject;
    },
    onLoggedOut() {
      person = undefined;
      subject = undefined;
    },
    onMessage({ direction, message }) {
      if (direction === 'toApp') asked.push((message as { readonly method: string }).method);
    },
    ...options,
  });
  const toldSession = (): NativeSession => ({ category: 'mobileMember', subject: subject ?? '' });

  await page.exposeFunction('askPlayedApp', (message: unknown) => app.answer(message));
  const install = options.platform === 'ios' ? installIosApp : installAndroidApp;
  await page.addInitScript({
    content: `window.playedApp = (${install.toString()})(window, { answer: (message) => window.askPlayedApp(message) });`,
  });
  const tell = (message: object) =>
    page.evaluate((told) => {
      const { playedApp } = globalThis as unknown as { readonly playedApp: { tell(message: object): void } };
      playedApp.tell(told);
    }, message);

  return {
    asked,
    subject: () => subject,
    async change(next) {
      person = next;
      subject = undefined;
      await tell(app.toEvent('sessionChanged'));
    },
    changeLanguage: (locale) => tell(app.toEvent('languageChanged', { locale })),
  };
}

/** Reads whose an assertion is, as an app knows of its own login. */
function subjectOf(assertion: string): string | undefined {
  const [, payload = ''] = assertion.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub?: string };
  return claims.sub;
}
