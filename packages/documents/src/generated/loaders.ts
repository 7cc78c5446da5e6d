// Written by `pnpm --filter @airline/documents generate` from the folders of content.

/** Loads each document in each language: a person downloads the ones they read. */
export const documentLoaders = {
  'about': {
    es: () => import('./about.es.ts'),
    en: () => import('./about.en.ts'),
  },
  'accessibility': {
    es: () => import('./accessibility.es.ts'),
    en: () => import('./accessibility.en.ts'),
  },
  'contact': {
    es: () => import('./contact.es.ts'),
    en: () => import('./contact.en.ts'),
  },
  'contract-of-carriage': {
    es: () => import('./contract-of-carriage.es.ts'),
    en: () => import('./contract-of-carriage.en.ts'),
  },
  'customer-service-plan': {
    es: () => import('./customer-service-plan.es.ts'),
    en: () => import('./customer-service-plan.en.ts'),
  },
  'dangerous-goods': {
    es: () => import('./dangerous-goods.es.ts'),
    en: () => import('./dangerous-goods.en.ts'),
  },
  'fare-rules': {
    es: () => import('./fare-rules.es.ts'),
    en: () => import('./fare-rules.en.ts'),
  },
  'fees-and-bags': {
    es: () => import('./fees-and-bags.es.ts'),
    en: () => import('./fees-and-bags.en.ts'),
  },
  'help': {
    es: () => import('./help.es.ts'),
    en: () => import('./help.en.ts'),
  },
  'privacy': {
    es: () => import('./privacy.es.ts'),
    en: () => import('./privacy.en.ts'),
  },
  'program-terms': {
    es: () => import('./program-terms.es.ts'),
    en: () => import('./program-terms.en.ts'),
  },
  'tarmac-delay-plan': {
    es: () => import('./tarmac-delay-plan.es.ts'),
    en: () => import('./tarmac-delay-plan.en.ts'),
  },
  'terms-of-use': {
    es: () => import('./terms-of-use.es.ts'),
    en: () => import('./terms-of-use.en.ts'),
  },
} as const;

export type DocumentId = keyof typeof documentLoaders;
