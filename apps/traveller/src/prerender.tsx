import { prerenderPages, type PrerenderedPage } from '@airline/app-shell/prerender';
import { buildPath } from '@airline/links';

import { createRoutes } from './routes.tsx';

/** Renders the site's public pages for the build. */
export function prerender(): Promise<readonly PrerenderedPage[]> {
  return prerenderPages({
    app: 'traveller',
    homeHref: buildPath('home'),
    createRoutes,
    pages: [{ path: buildPath('home'), module: 'src/features/booking/search/HomePage.tsx' }],
  });
}
