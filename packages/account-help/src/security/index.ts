export { SecurityPage, type SecurityPageProps } from './SecurityPage.tsx';
