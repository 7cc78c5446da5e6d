/** The username of the anonymous traveller (specification §6): nobody's own, in any letter case. */
const anonymousKey = 'anonymous';

/** Tells whether a username is none that a person can have. */
export function isReservedUsername(username: string): boolean {
  return username.trim().toLowerCase() === anonymousKey;
}
