export { compareWithLinks } from './compare-with-links.ts';
export { createTestApp } from './create-test-app.ts';
export { placesElsewhere } from './places-elsewhere.ts';
export { withApp } from './with-app.tsx';
