import type { i18n as I18n } from 'i18next';

/** The id of the block of data in which a prerendered page has its messages. */
const elementId = 'page-messages';

/** The messages of a page in the language that it was prerendered in, by namespace. */
interface PageMessages {
  readonly language: string;
  readonly messages: Readonly<Record<string, object>>;
}

/**
 * Writes the loaded messages of namespaces as the block of data that a prerendered page has them in: a slow phone asks for no
 * file of each.
 */
export function writePageMessages(i18n: I18n, namespaces: readonly string[]): string {
  const { language } = i18n;
  const messages = Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(language, namespace) as object]),
  );
  const json = JSON.stringify({ language, messages } satisfies PageMessages).replaceAll('<', String.raw`\u003c`);
  // A block of data, which no browser runs: the Content-Security-Policy has no word in it.
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

const parsed = new WeakMap<Element, PageMessages>();

/** Reads the messages of a namespace from the page; `undefined` where it was prerendered without them, or in another language. */
export function readPageMessages(language: string, namespace: string): object | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId);
  if (element === null) return undefined;
  const inPage = parsed.get(element) ?? (JSON.parse(element.textContent) as PageMessages);
  parsed.set(element, inPage);
  return inPage.language === language ? inPage.messages[namespace] : undefined;
}
