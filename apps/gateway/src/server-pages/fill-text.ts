import { serverMessages } from '@airline/i18n/messages';

/** The languages of texts that the gateway writes itself. */
export type Language = keyof typeof serverMessages;

/** The texts of mails and of the gateway's own pages, in a language. */
export function textsIn(language: Language) {
  return serverMessages[language];
}

/** Puts values into a text's `{{placeholders}}`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Takes the form of a counted text that a language has for a number: the keys are `<key>_<plural form>`. */
export function countedText(
  language: Language,
  texts: Readonly<Record<string, unknown>>,
  key: string,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(language).select(count);
  return fillText(String(texts[`${key}_${form}`] ?? texts[`${key}_other`]), { count, ...values });
}
