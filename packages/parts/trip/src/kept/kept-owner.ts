import type { Session } from '@airline/session';

/** Gives the account of who is logged in, as tokens name it: what is kept for them goes when somebody else logs in. */
export function ownerOf({ store }: Pick<Session, 'store'>): string | undefined {
  const { state } = store.getState();
  return state.kind === 'authenticated' ? state.person.subject : undefined;
}
