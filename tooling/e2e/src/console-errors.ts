import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** What the browser writes to the console in a journey, in all its tabs. */
export interface ConsoleErrors {
  /**
   * Says which errors this journey provokes on purpose: each must come, as often as it likes, and every other one fails the
   * journey.
   *
   * A text matches where it stands anywhere in the error. Write a refused request as its status and path:
   * `'409 /api/air-booking/v1/orders'`.
   */
  expect(...errors: readonly (string | RegExp)[]): void;
  /** Says which errors may come: not every browser writes them. */
  allow(...errors: readonly (string | RegExp)[]): void;
}

/** Collects the errors and warnings of all pages of a context; `check` fails for those that nobody expects. */
export function watchConsole(context: BrowserContext): { consoleErrors: ConsoleErrors; check: () => Promise<void> } {
  const lines: string[] = [];
  const expected: (string | RegExp)[] = [];
  const allowed: (string | RegExp)[] = [];
  context.on('weberror', (error) => lines.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(formatMessage(message));
  });
  const isIn = (errors: readonly (string | RegExp)[], line: string): boolean =>
    errors.some((error) => matches(line, error));
  const verdict = () => ({
    missing: expected.filter((error) => !lines.some((line) => matches(line, error))),
    unexpected: lines.filter((line) => !isIn([...expected, ...allowed], line)),
  });
  return {
    consoleErrors: {
      expect: (...errors) => void expected.push(...errors),
      allow: (...errors) => void allowed.push(...errors),
    },
    async check() {
      // What the browser writes comes a moment after what it does.
      await expect
        .poll(verdict, { message: 'errors in the console', timeout: 5_000 })
        .toEqual({ missing: [], unexpected: [] });
    },
  };
}

/** Writes a request that failed as `<status or network error> <path>`, everything else as the browser says it. */
function formatMessage(message: ConsoleMessage): string {
  const [, reason] = /^Failed to load resource: .*?(\b\d{3}\b|net::\w+)/.exec(message.text()) ?? [];
  if (reason === undefined) return `${message.type()}: ${message.text()}`;
  return `${reason} ${new URL(message.location().url).pathname}`;
}

function matches(line: string, error: string | RegExp): boolean {
  return typeof error === 'string' ? line.includes(error) : error.test(line);
}
