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
export { page, type AppPage, type PageModule } from './page.ts';
