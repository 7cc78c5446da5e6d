const lockedMs = 24 * 60 * 60 * 1000;

/**
 * Tells whether the points of an account cannot be spent yet, because its e-mail address changed within the last 24 hours: the
 * notice of what is spent would not reach the address of before, whose owner has a day to object.
 */
export function arePointsLocked(emailChangedAt: Date | null, now: Date): boolean {
  return emailChangedAt !== null && now.getTime() - emailChangedAt.getTime() < lockedMs;
}
