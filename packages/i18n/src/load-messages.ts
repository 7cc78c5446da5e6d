import type { i18n as I18n } from 'i18next';

import type { Language } from './language.ts';
import type { es } from './messages/es/index.ts';
import type { MessageTree } from './messages/types.ts';

/** Names a set of messages that is loaded as one. */
export type Namespace = keyof typeof es;

type Loaders = Readonly<Record<Namespace, () => Promise<MessageTree>>>;

/** A chunk for each language and namespace: a person downloads the words of the pages they visit, in the language they read. */
const loaders: Readonly<Record<Language, Loaders>> = {
  es: {
    account: async () => (await import('./messages/es/account.ts')).account,
    accountHelp: async () => (await import('./messages/es/account-help.ts')).accountHelp,
    booking: async () => (await import('./messages/es/booking.ts')).booking,
    ctm: async () => (await import('./messages/es/ctm.ts')).ctm,
    errors: async () => (await import('./messages/es/errors.ts')).errors,
    flights: async () => (await import('./messages/es/flights.ts')).flights,
    forms: async () => (await import('./messages/es/forms.ts')).forms,
    journey: async () => (await import('./messages/es/journey.ts')).journey,
    problems: async () => (await import('./messages/es/problems.ts')).problems,
    search: async () => (await import('./messages/es/search.ts')).search,
    shell: async () => (await import('./messages/es/shell.ts')).shell,
    traveller: async () => (await import('./messages/es/traveller.ts')).traveller,
    trips: async () => (await import('./messages/es/trips.ts')).trips,
    urgency: async () => (await import('./messages/es/urgency.ts')).urgency,
    webview: async () => (await import('./messages/es/webview.ts')).webview,
  },
  en: {
    account: async () => (await import('./messages/en/account.ts')).account,
    accountHelp: async () => (await import('./messages/en/account-help.ts')).accountHelp,
    booking: async () => (await import('./messages/en/booking.ts')).booking,
    ctm: async () => (await import('./messages/en/ctm.ts')).ctm,
    errors: async () => (await import('./messages/en/errors.ts')).errors,
    flights: async () => (await import('./messages/en/flights.ts')).flights,
    forms: async () => (await import('./messages/en/forms.ts')).forms,
    journey: async () => (await import('./messages/en/journey.ts')).journey,
    problems: async () => (await import('./messages/en/problems.ts')).problems,
    search: async () => (await import('./messages/en/search.ts')).search,
    shell: async () => (await import('./messages/en/shell.ts')).shell,
    traveller: async () => (await import('./messages/en/traveller.ts')).traveller,
    trips: async () => (await import('./messages/en/trips.ts')).trips,
    urgency: async () => (await import('./messages/en/urgency.ts')).urgency,
    webview: async () => (await import('./messages/en/webview.ts')).webview,
  },
};

/** Every namespace, as the messages' own list has them. */
export const namespaces = Object.keys(loaders.es) as readonly Namespace[];

/**
 * Loads the messages of namespaces that are not there yet, in the language shown now or another one.
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
    missing.map(async (namespace) => [namespace, await loaders[language][namespace]()] as const),
  );
  for (const [namespace, messages] of loaded) i18n.addResourceBundle(language, namespace, messages);
}
