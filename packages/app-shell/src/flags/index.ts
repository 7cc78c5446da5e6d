export { flagClientOf } from './flag-client.ts';
export { isFlagOn, useFlag } from './use-flag.ts';
