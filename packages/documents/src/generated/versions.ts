// Written by `pnpm --filter @airline/documents generate` from the folders of content.

/** The version of each document that is in force. */
export const documentVersions = {
  'about': '2026-11-23',
  'accessibility': '2026-11-23',
  'contact': '2026-11-23',
  'contract-of-carriage': '2026-11-25',
  'customer-service-plan': '2026-11-23',
  'dangerous-goods': '2026-11-23',
  'fare-rules': '2026-11-25',
  'fees-and-bags': '2026-11-23',
  'help': '2026-11-25',
  'privacy': '2026-11-25',
  'program-terms': '2026-11-28',
  'tarmac-delay-plan': '2026-11-23',
  'terms-of-use': '2026-11-23',
} as const;
