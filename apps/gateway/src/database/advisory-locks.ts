/**
 * The number of each advisory lock. PostgreSQL knows a lock by its number alone, for the whole database, so work that does not
 * concern each other must not share one; any number serves, and a release keeps those of the release before.
 */
export const advisoryLocks = {
  /** Bringing the schema up to date. */
  migrations: 7_203_112,
  /** Making keys for tokens. */
  tokenKeys: 7_203_113,
  /** Putting a schedule in force. */
  schedule: 7_203_114,
  /** Beginning an experiment. */
  experiments: 7_203_122,
} as const;
