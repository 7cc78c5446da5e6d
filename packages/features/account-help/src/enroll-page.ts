export { EnrollPage as Component } from './pages/EnrollPage.tsx';
