export { runApp } from './run-app.tsx';
