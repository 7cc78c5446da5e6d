/** Keeps a text in the browser for a while, after which it is gone; where storage is denied, nothing is kept. */
export interface TimedText {
  keep(text: string): void;
  /** Gives what is kept; `''` when nothing is. */
  read(): string;
  forget(): void;
}

/** Where a timed text is kept. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens a text that is kept under a key. */
export function openTimedText(
  key: string,
  {
    storage,
    keptForMs,
    now = Date.now,
  }: { readonly storage: () => TextStorage; readonly keptForMs: number; readonly now?: () => number },
): TimedText {
  const forget = () => attempt(() => storage().removeItem(key));
  return {
    keep: (text) => attempt(() => storage().setItem(key, JSON.stringify({ text, until: now() + keptForMs }))),
    read() {
      const kept: unknown = attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null'));
      if (isKept(kept) && now() < kept.until) return kept.text;
      forget();
      return '';
    },
    forget,
  };
}

function isKept(value: unknown): value is { readonly text: string; readonly until: number } {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('until' in value)) return false;
  return typeof value.text === 'string' && typeof value.until === 'number';
}

/** Runs what the browser may refuse. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
