// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { FormerVersions } from '../document-history.ts';

/** The versions of documents that another one has replaced, the oldest first. */
export const formerVersions: FormerVersions = {
  'contract-of-carriage': [
    {
      version: '2026-11-23',
      replacedBy: '2026-11-25',
      loaders: {
        es: () => import('./contract-of-carriage.2026-11-23.es.ts'),
        en: () => import('./contract-of-carriage.2026-11-23.en.ts'),
      },
    },
  ],
  'fare-rules': [
    {
      version: '2026-11-23',
      replacedBy: '2026-11-25',
      loaders: {
        es: () => import('./fare-rules.2026-11-23.es.ts'),
        en: () => import('./fare-rules.2026-11-23.en.ts'),
      },
    },
  ],
  'help': [
    {
      version: '2026-11-23',
      replacedBy: '2026-11-25',
      loaders: {
        es: () => import('./help.2026-11-23.es.ts'),
        en: () => import('./help.2026-11-23.en.ts'),
      },
    },
  ],
  'privacy': [
    {
      version: '2026-11-23',
      replacedBy: '2026-11-25',
      loaders: {
        es: () => import('./privacy.2026-11-23.es.ts'),
        en: () => import('./privacy.2026-11-23.en.ts'),
      },
    },
  ],
  'program-terms': [
    {
      version: '2026-11-25',
      replacedBy: '2026-11-26',
      loaders: {
        es: () => import('./program-terms.2026-11-25.es.ts'),
        en: () => import('./program-terms.2026-11-25.en.ts'),
      },
    },
    {
      version: '2026-11-26',
      replacedBy: '2026-11-28',
      loaders: {
        es: () => import('./program-terms.2026-11-26.es.ts'),
        en: () => import('./program-terms.2026-11-26.en.ts'),
      },
    },
  ],
};
