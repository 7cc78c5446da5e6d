// A module of its own beside the library, which has a chunk of its own: an app imports it once it has begun to start.
export { createRoot, hydrateRoot } from 'react-dom/client';
