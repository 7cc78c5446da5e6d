import '@airline/ui/styles.css';
import { startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { BrowserRouter } from 'react-router-dom';

import { AppRoutes, createPages } from './routes.tsx';
import { Layout } from './shell/Layout.tsx';

await startApp({
  app: 'webview',
  homeHref: buildPath('mobile-home'),
  render: ({ i18n }) => (
    <BrowserRouter>
      <Layout>
        <AppRoutes pages={createPages(i18n)} />
      </Layout>
    </BrowserRouter>
  ),
});
