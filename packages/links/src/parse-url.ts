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

/** Splits a pathname into segments, each decoded once; `undefined` for an empty segment or a malformed escape. */
export function decodedSegments(pathname: string): readonly string[] | undefined {
  const inner = pathname.slice(1, pathname.length > 1 && pathname.endsWith('/') ? -1 : undefined);
  if (inner === '') return pathname === '/' ? [] : undefined;
  try {
    const segments = inner.split('/').map(decodeURIComponent);
    return segments.includes('') ? undefined : segments;
  } catch {
    return undefined;
  }
}
