import type { HtmlTagDescriptor, Plugin } from 'vite';

import { rendererModule } from './page-assets.ts';

/** Lets an app's document ask for React's renderer with the scripts that the entry imports: the start waits for it. */
export function rendererPreload(): Plugin {
  let base = '/';
  return {
    name: 'renderer-preload',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.values(bundle)
          .filter((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(rendererModule))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
            injectTo: 'head',
          })),
    },
  };
}
