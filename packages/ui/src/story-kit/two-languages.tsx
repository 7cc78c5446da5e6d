import type { ComponentType } from 'react';

/** The languages in which every story is shown. */
export type StoryLocale = 'es' | 'en';

/** One text in both languages. */
export type Both<Texts> = Readonly<Record<StoryLocale, Texts>>;

interface LanguageStory {
  readonly render: () => React.JSX.Element;
  readonly globals: { readonly locale: StoryLocale };
}

/** Makes a story of a component that takes the language: `export const Spanish = inLanguage(Examples, 'es')`. */
export function inLanguage(Examples: ComponentType<{ locale: StoryLocale }>, locale: StoryLocale): LanguageStory {
  return { render: () => <Examples locale={locale} />, globals: { locale } };
}
