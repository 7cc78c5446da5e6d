/**
 * Of Node's sockets; of PostgreSQL while it starts, stops or is full (classes 08, 53 and 57P); and where something took longer than
 * it may: a statement (57014), a lock (55P03), a transaction (25P03), or a conflict that came again and again (40001, 40P01).
 */
const awayCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|08\w{3}|53\w{3}|57P\d\d|57014|55P03|25P03|40001|40P01)$/;
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|PGlite is closed/i;

/** Tells whether an error says that the database cannot be asked just now: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && awayCodes.test(String(cause.code))) return true;
    if (awayMessages.test(cause.message)) return true;
  }
  return false;
}
