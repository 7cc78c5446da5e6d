export { EnrollPage } from './pages/EnrollPage.tsx';
