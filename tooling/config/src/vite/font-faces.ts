const faceRule = /@font-face\s*\{[^}]*\}/g;

/** A built stylesheet without its faces of fonts, and these. */
export interface FontFaces {
  readonly style: string;
  /** Those that only name fonts of the machine, which cost nothing. */
  readonly localFaces: string;
  /** Those that are fetched: they can come after the first paint. */
  readonly webFaces: string;
}

/** Parts the rules of fonts from a built stylesheet. */
export function withoutFontFaces(style: string): FontFaces {
  const faces = style.match(faceRule) ?? [];
  const isFetched = (face: string): boolean => face.includes('url(');
  return {
    style: style.replaceAll(faceRule, ''),
    localFaces: faces.filter((face) => !isFetched(face)).join(''),
    webFaces: faces.filter(isFetched).join(''),
  };
}
