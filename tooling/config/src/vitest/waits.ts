/**
 * How long a test waits for what it expects, in milliseconds, before it is red. No test measures time: this only ends one that waits
 * for what does not come, also on a machine that is busy with others.
 */
export const longestWaitMs = 30_000;
