/** The username of the anonymous traveller (docs/rules.md §6): no account has it, in any letter case. */
const anonymousKey = 'anonymous';

/** Tells whether a username is none that a person can have. */
export function isReservedUsername(username: string): boolean {
  return username.trim().toLowerCase() === anonymousKey;
}
