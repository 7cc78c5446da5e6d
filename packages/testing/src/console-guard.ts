import { format } from 'node:util';

type Method = 'error' | 'warn' | 'log' | 'info' | 'debug';

export const guardedMethods: readonly Method[] = ['error', 'warn', 'log', 'info', 'debug'];

/** What a test wrote to the console without having said that it would. */
export interface ConsoleWatch {
  /** Gives the lines written so far, and forgets them. */
  take(): readonly string[];
  stop(): void;
}

/** Watches a console: every line is kept, none is printed. */
export function watchConsole(console: Pick<Console, Method>): ConsoleWatch {
  let lines: string[] = [];
  const originals = new Map(guardedMethods.map((method) => [method, console[method]]));
  for (const method of guardedMethods) {
    console[method] = (...values: unknown[]) => {
      lines.push(`console.${method}: ${format(...values)}`);
    };
  }
  return {
    take() {
      const taken = lines;
      lines = [];
      return taken;
    },
    stop() {
      for (const [method, original] of originals) console[method] = original;
    },
  };
}
