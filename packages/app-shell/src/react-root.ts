// A module of its own beside the library, which the build keeps apart: what it costs to set up is then no part of the app's start.
export { createRoot, hydrateRoot } from 'react-dom/client';
