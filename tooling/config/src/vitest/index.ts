export { chromiumArguments, chromiumPath } from './chromium.ts';
export { projects, type ProjectOptions } from './projects.ts';
export { testClock } from './test-clock.ts';
