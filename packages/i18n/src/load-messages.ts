import type { Language } from '@airline/contract';
import type { i18n as I18n } from 'i18next';

import { loaders } from './generated/loaders.ts';
import { readPageMessages } from './page-messages.ts';

/** Names a set of messages that is loaded as one: an area of `src/messages`, in camel case. */
export type Namespace = keyof typeof loaders;

/** Every namespace, as the folders of `src/messages` have them. */
export const namespaces = Object.keys(loaders) as readonly Namespace[];

/**
 * Loads the messages of namespaces that are not there yet, in the language shown now or another one: from the page where it
 * was prerendered with them.
 *
 * All of them come, or the promise rejects and none is added.
 */
export async function loadMessages(
  i18n: I18n,
  wanted: readonly Namespace[],
  language: Language = i18n.language as Language,
): Promise<void> {
  const missing = wanted.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  const loaded = await Promise.all(
    missing.map(async (namespace) => {
      const messages = readPageMessages(language, namespace) ?? (await loaders[namespace][language]()).messages;
      return [namespace, messages] as const;
    }),
  );
  for (const [namespace, messages] of loaded) i18n.addResourceBundle(language, namespace, messages);
}
