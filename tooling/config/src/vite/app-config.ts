import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig, UserConfigFnObject } from 'vite';

import { chunkModules } from './chunk-modules.ts';
import { documentHead } from './document-head.ts';
import { lazyImports } from './lazy-imports.ts';
import { pagePaths } from './page-paths.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';

/** React's renderer with the module that sets it up: a chunk of its own, so that a phone runs it in a task of its own. */
const reactDom = /node_modules\/react-dom\/|app-shell\/src\/react-root/;

/** What nearly every page shows: in chunks of their own they would be twenty requests of half a kilobyte, and as many tasks. */
const basics =
  /packages\/(?:ui\/src\/(?:banner|brand|button|checkbox|error-page|field|field-group|link|locale|page-heading|progress-bar|radio-group|refs|text-field|visually-hidden)|app-shell\/src\/(?:NotFoundPage|Page|PageLoading)|parts\/app\/src\/(?:AppProvider|frame\/AccountLink)|session\/src\/react\/(?:context|services-provider))\b/;

/**
 * Makes an app's Vite configuration: built for `/static/<app>/` on the gateway's one origin, served from `/` in development
 * with the gateway behind `/api`. With `prerendered` its public pages are prerendered.
 */
export function appConfig(
  app: string,
  developmentPort: number,
  { prerendered = false }: { readonly prerendered?: boolean } = {},
): UserConfigFnObject {
  return ({ command }): UserConfig => ({
    base: command === 'build' ? `/static/${app}/` : '/',
    plugins: [
      react(),
      documentHead(),
      // React Aria brings the words of its pickers in thirty languages: the apps speak two.
      optimizeLocales.vite({ locales: ['es', 'en'] }),
      chunkModules(),
      lazyImports(),
      pagePaths(),
      ...(prerendered ? [prerender()] : []),
      precompress(),
    ],
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      // A script that only loads other scripts would be one more to wait for, and the policy allows none inline.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: reactDom, priority: 3 },
              { name: 'router', test: /node_modules\/react-router/, priority: 2 },
              { name: 'i18n', test: /node_modules\/(?:react-)?i18next\//, priority: 1 },
              { name: 'basics', test: basics },
            ],
          },
        },
      },
    },
    server: {
      port: developmentPort,
      strictPort: true,
      proxy: { '/api': 'http://localhost:3000', '/s': 'http://localhost:3000' },
    },
  });
}
