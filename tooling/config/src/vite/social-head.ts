import type { RenderedPage } from './compose-page.ts';

/** Stands in a built page for the origin that people see: the gateway knows it, the build does not. */
const originPlaceholder = 'https://origin.invalid';

/** The languages of the pages, each with its territory. */
const territories = { es: 'es_US', en: 'en_US' } as const;

/** The picture that is shown where somebody shares a page: `brand-pictures.ts`. */
const picture = { path: '/share.png', width: 1200, height: 630 };

/**
 * Writes what search engines and other sites read of a public page: its address, its address in each language, and how it is shown where it
 * is shared (Open Graph).
 *
 * The address of a page in a language is its path with `?language=`; the path alone leaves the language to the browser (`x-default`).
 */
export function socialHead({ path, language, title, description }: RenderedPage, siteName: string): readonly string[] {
  const page = originPlaceholder + path;
  const pageIn = (code: string) => `${page}?language=${code}`;
  const codes = Object.keys(territories) as (keyof typeof territories)[];
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', pageIn(language)],
    ...codes.map((code) => [code === language ? 'og:locale' : 'og:locale:alternate', territories[code]] as const),
    ['og:image', originPlaceholder + picture.path],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', siteName],
  ] as const;
  return [
    `<link rel="canonical" href="${pageIn(language)}" />`,
    ...codes.map((code) => `<link rel="alternate" hreflang="${code}" href="${pageIn(code)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${page}" />`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** Writes a text as an attribute of HTML has it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
