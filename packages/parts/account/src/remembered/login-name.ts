import { openTimedText } from './timed-text.ts';

const loginName = openTimedText('airline.login-name', { storage: () => sessionStorage, keptForMs: 10 * 60 * 1_000 });

/** Carries a username to the login page of this tab, where it need not be typed again; never in the address. */
export function carryLoginName(username: string): void {
  loginName.keep(username);
}

/** Gives the username that account help found or set within the last ten minutes, for the login page; `''` when there is none. */
export function carriedLoginName(): string {
  return loginName.read();
}
