export { useAppFrame, type AppFrame, type AppName } from './app-frame.tsx';
export { CrashBoundary } from './CrashBoundary.tsx';
export { CrashPage, type CrashPageProps } from './CrashPage.tsx';
export { useLanguageSwitch, type LanguageSwitchState } from './language-switch.ts';
export { NotFoundPage } from './NotFoundPage.tsx';
export { Page, type PageProps } from './Page.tsx';
export { startApp, type StartOptions } from './start-app.tsx';
