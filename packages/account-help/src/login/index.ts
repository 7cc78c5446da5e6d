export { LoginPage, type LoginPageProps } from './LoginPage.tsx';
export { loginNamespaces } from './login-namespaces.ts';
