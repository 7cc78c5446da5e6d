import latinFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Names the built file of the typeface, for the `<link rel="preload" as="font">` that a prerendered page writes.
 *
 * A URL path of the bundle (hashed by the bundler), never empty. The same file that `styles.css` loads, so that a preload is used.
 *
 * @example
 * ```ts
 * import { fontUrl } from '@airline/ui/font';
 *
 * const preload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
 * ```
 */
export const fontUrl: string = latinFile;
