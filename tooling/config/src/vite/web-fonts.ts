/** A rule for a face that is fetched; one that only names local faces costs nothing. */
const webFontRule = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Parts the rules that fetch web fonts from a built stylesheet, so that they can come after the first paint. */
export function withoutWebFonts(style: string): { readonly style: string; readonly fontStyle: string } {
  return { style: style.replaceAll(webFontRule, ''), fontStyle: (style.match(webFontRule) ?? []).join('') };
}
