/** The languages that every document is written in. */
export const documentLanguages = ['es', 'en'] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];

/**
 * A run of text within a paragraph: plain, strong, or a link.
 *
 * `to` is `page:<link id>` of `@airline/links` with an optional `#section`, `https:`, `mailto:`, `tel:`, or a placeholder. Text and
 * `to` may hold placeholders, `{{name}}`.
 */
export type Span = string | { readonly strong: string } | { readonly text: string; readonly to: string };

/** What one paragraph, item or cell says. */
export type Spans = readonly Span[];

/** One block of a section. A `data` block is a table that the page makes of the product's own data. */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly spans: Spans }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Spans[] }
  | { readonly kind: 'table'; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] }
  | { readonly kind: 'data'; readonly name: string };

/** A part of a document with a heading, which an address can lead to by `#id`. */
export interface Section {
  /** The same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One document in one language. */
export interface SiteDocument {
  readonly title: string;
  readonly lead: string;
  /** What a search engine shows below the title. */
  readonly description: string;
  /** The calendar date, `YYYY-MM-DD`, since when the text is in force. */
  readonly version: string;
  readonly sections: readonly Section[];
}

/** Loads one version of a document in each language. */
export type DocumentLoaders = Readonly<Record<DocumentLanguage, () => Promise<{ readonly document: SiteDocument }>>>;
