import type { AppPage } from '@airline/app';
import type { AgreementRefusal } from '@airline/native-bridge';

/** Gives the pages where the native app around them and this bundle cannot work together: each says so, and what to do. */
export function noticePages(pages: readonly AppPage[], { refused }: AgreementRefusal): readonly AppPage[] {
  return pages.map((page) => ({
    ...page,
    words: [],
    needsLogin: false,
    needsServices: false,
    load: async () => {
      const { OldAppPage, OldBundlePage } = await import('./features/too-old/TooOldPage.tsx');
      return { Component: refused === 'appTooOld' ? OldAppPage : OldBundlePage };
    },
  }));
}
