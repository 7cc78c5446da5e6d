interface ParsedUrl {
  readonly protocol: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Typed here, and not by the DOM's or Node's library, because this layer may know neither. */
type UrlGlobal = { readonly URL: new (text: string, base?: string) => ParsedUrl };

/** Parses an absolute URL, or one relative to `base`, by the platform's own parser (WHATWG URL); `undefined` when it cannot. */
export function parseUrl(text: string, base?: string): ParsedUrl | undefined {
  try {
    return new (globalThis as unknown as UrlGlobal).URL(text, base);
  } catch {
    return undefined;
  }
}

/** Stands for "some origin" while a bare path is parsed; `.invalid` never resolves (RFC 2606 §2). */
export const placeholderOrigin = 'https://placeholder.invalid';

/** Splits a pathname into segments, a trailing slash aside, each decoded once; `undefined` for a malformed escape. */
export function decodedSegments(pathname: string): readonly string[] | undefined {
  const [, ...segments] = pathname.split('/');
  if (segments.at(-1) === '') segments.pop();
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
