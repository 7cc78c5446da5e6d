import type { Language } from '@airline/contract';

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
