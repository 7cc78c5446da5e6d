export {
  createApp,
  type AccountPlace,
  type App,
  type AppOptions,
  type FooterColumn,
  type HeaderSearchProps,
  type NavigationPlace,
  type Places,
} from './app.ts';
export { AppProvider, useApp } from './AppProvider.tsx';
export { useLeaveGuard, type LeaveQuestion } from './leave-guard.ts';
export { page, pagesBelow, type AppPage, type PageModule } from './page.ts';
export { usePageData } from './page-data.ts';
