import { buildPath } from '@airline/links';

/** The part of the fares' rules that says how many points each fare earns, and when they count. */
export const pointsOfFares = `${buildPath('fare-rules')}#points`;
