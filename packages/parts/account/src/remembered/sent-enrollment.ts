import { openTimedText } from './timed-text.ts';

/** An application whose mail was sent and not opened yet. */
export interface SentEnrollment {
  readonly username: string;
  /** Where the mail went; masked where the login page told it. */
  readonly email: string;
  /** Its person said so, and is about to correct it. */
  readonly isAddressWrong?: boolean;
}

/** As long as the mailed link works. */
const keptForMs = 24 * 60 * 60 * 1_000;
const kept = openTimedText('airline.enrolled', { storage: () => sessionStorage, keptForMs });

/** Keeps an application for a reload of this tab; never in the address. */
export function keepSentEnrollment({ username, email, isAddressWrong = false }: SentEnrollment): void {
  kept.keep(JSON.stringify([username, email, isAddressWrong]));
}

/** Gives the application that was sent from this tab, until it was confirmed here or forgotten. */
export function readSentEnrollment(): SentEnrollment | undefined {
  const text = kept.read();
  if (text === '') return undefined;
  const [username, email, isAddressWrong] = JSON.parse(text) as readonly [string, string, boolean];
  return { username, email, isAddressWrong };
}

/** Forgets the application: its account works, or somebody else applies. */
export function forgetSentEnrollment(): void {
  kept.forget();
}
