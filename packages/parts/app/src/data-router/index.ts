export { createAppRoutes } from './create-app-routes.tsx';
export { runApp } from './run-app.tsx';
