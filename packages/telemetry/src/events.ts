import type { ClientReport } from '@airline/contract';

import type { Logger } from './logger.ts';

/** What every report of a page says about where it comes from. */
export interface PageContext {
  readonly app: ClientReport['app'];
  readonly language: () => ClientReport['language'];
  /** The pattern of the page shown, never its address: an address can carry personal data. */
  readonly route: () => string;
}

export interface Events {
  /** Reports that a page crashed, and gives the reference the person is shown. Never throws. */
  pageCrashed(error: unknown): string;
  /** Reports that an unexpected error or rejection reached the window, outside any page. Never throws. */
  uncaughtError(error: unknown): void;
}

/** Creates the one place from which an app reports: a helper for each event. */
export function createEvents(logger: Logger, page: PageContext, now: () => Date = () => new Date()): Events {
  function report(event: string, error: unknown, reference?: string): void {
    try {
      const { message, stack } = describe(error);
      logger.log({
        app: page.app,
        level: 'ERROR',
        event,
        ...(reference === undefined ? {} : { reference }),
        route: page.route().slice(0, 200),
        message,
        ...(stack === undefined ? {} : { stack }),
        language: page.language(),
        occurredAt: now().toISOString(),
      });
    } catch {
      // A page that fails to report must not fail twice.
    }
  }
  return {
    pageCrashed(error) {
      const reference = createReference();
      report('pageCrashed', error, reference);
      return reference;
    },
    uncaughtError(error) {
      report('uncaughtError', error);
    },
  };
}

const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes a reference a person can read out: eight of 32 letters and digits, none of which looks like another. */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => referenceAlphabet.charAt(byte % referenceAlphabet.length)).join('');
}

function describe(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)).slice(0, 500) };
  const message = withoutAddresses(`${error.name}: ${error.message}`).slice(0, 500);
  return error.stack === undefined ? { message } : { message, stack: withoutAddresses(error.stack).slice(0, 4_000) };
}

/** Takes queries and e-mail addresses out of a text: they can be about a person. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\?[^\s)'"]+/g, '?…').replaceAll(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '…@…');
}
