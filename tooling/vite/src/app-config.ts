import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig, UserConfigFnObject } from 'vite';

import { chunkModules } from './chunk-modules.ts';
import { precompress } from './precompress.ts';

/**
 * Makes an app's Vite configuration: built for `/static/<app>/` on the gateway's one origin, served from `/` in development
 * with the gateway behind `/api`.
 */
export function appConfig(app: string, developmentPort: number): UserConfigFnObject {
  return ({ command }): UserConfig => ({
    base: command === 'build' ? `/static/${app}/` : '/',
    // React Aria brings the words of its pickers in thirty languages: the apps speak two.
    plugins: [react(), optimizeLocales.vite({ locales: ['es', 'en'] }), chunkModules(), precompress()],
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
