/** Looks for a short text as a word by itself: times and random identifiers may spell its characters. */
export function asWord(text: string): RegExp {
  return new RegExp(`(?<![\\w-])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\w)`);
}
