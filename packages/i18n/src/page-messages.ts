import type { i18n as I18n } from 'i18next';

/** The messages of a page in the language that it was prerendered in, by namespace. */
export interface PageMessages {
  readonly language: string;
  readonly messages: Readonly<Record<string, object>>;
}

declare global {
  /** The messages of a page that was prerendered, which its start script takes out of its supplement. */
  var pageMessages: PageMessages | undefined;
}

/** Collects the loaded messages of namespaces as a prerendered page brings them: a slow phone asks for no file of each. */
export function collectPageMessages(i18n: I18n, namespaces: readonly string[]): PageMessages {
  const { language } = i18n;
  const messages = Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(language, namespace) as object]),
  );
  return { language, messages };
}

/** Reads the messages of a namespace that the page brought; `undefined` where it brought none, or in another language. */
export function readPageMessages(language: string, namespace: string): object | undefined {
  const { pageMessages } = globalThis;
  return pageMessages?.language === language ? pageMessages.messages[namespace] : undefined;
}
