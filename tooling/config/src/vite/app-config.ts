import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig, UserConfigFnObject } from 'vite';

import { chunkModules } from './chunk-modules.ts';
import { documentHead } from './document-head.ts';
import { lazyImports } from './lazy-imports.ts';
import { moduleClassNames } from './module-class-names.ts';
import { pagePaths } from './page-paths.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { rendererPreload } from './renderer-preload.ts';
import { sharedChunks } from './shared-chunks.ts';

/**
 * The large libraries have a chunk each, so that a phone runs each in a task of its own. React's renderer is in the chunk of the
 * module that sets it up, apart from what the other chunks import of React: nothing but the first drawing waits for it.
 */
const libraries = [
  { name: 'react', test: /node_modules\/(?:react\/|react-dom\/(?:index|cjs\/react-dom\.))/ },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18n', test: /node_modules\/(?:react-)?i18next\// },
];

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
      ...scriptPlugins(),
      sharedChunks({ scriptPlugins, libraries }),
      documentHead(),
      rendererPreload(),
      chunkModules(),
      pagePaths(),
      ...(prerendered ? [prerender()] : []),
      precompress(),
    ],
    ...(command === 'build' ? { css: { modules: moduleClassNames } } : {}),
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      // A script that only loads other scripts would be one more to wait for, and the policy allows none inline.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    server: {
      port: developmentPort,
      strictPort: true,
      proxy: { '/api': 'http://localhost:3000', '/s': 'http://localhost:3000' },
    },
  });
}

/** What decides which scripts an app has, and what stands in them. */
function scriptPlugins(): PluginOption[] {
  return [
    react(),
    // React Aria brings the words of its pickers in thirty languages: the apps speak two.
    optimizeLocales.vite({ locales: ['es', 'en'] }),
    lazyImports(),
  ];
}
