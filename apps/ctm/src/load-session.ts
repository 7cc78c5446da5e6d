import type { Session } from '@airline/session';

export { frameOptions } from './frame-options.ts';

/** Loads the session, with the list of what it needs, which the first page does not carry. */
export async function loadSession(): Promise<Session> {
  return (await import('./session.ts')).session;
}
