export { chromiumArguments, chromiumPath } from './chromium.ts';
export { pageProjects, projects } from './projects.ts';
export { testClock } from './test-clock.ts';
