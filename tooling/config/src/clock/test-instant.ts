/** When every test begins, on whatever day it runs: noon in UTC, the morning of the same day where the airline flies. */
export const testInstant = '2026-12-01T12:00:00Z';
