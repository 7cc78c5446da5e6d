export type { BoardingPass, BoardingPassLeg } from './boarding-pass.ts';
export { toDayOfYear } from './day-of-year.ts';
export { formatBoardingPass } from './format-boarding-pass.ts';
export { parseBoardingPass } from './parse-boarding-pass.ts';
export { toPassName } from './pass-name.ts';
