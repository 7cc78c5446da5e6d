/** Of Node's sockets, and of PostgreSQL while it starts, stops or is full (classes 08, 53 and 57P). */
const awayCodes = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|08\w{3}|53\w{3}|57P\d\d)$/;
const awayMessages = /connection terminated|timeout exceeded when trying to connect|PGlite is closed/i;

/** Tells whether an error says that the database cannot be asked just now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && awayCodes.test(String(cause.code))) return true;
    if (awayMessages.test(cause.message)) return true;
  }
  return false;
}
