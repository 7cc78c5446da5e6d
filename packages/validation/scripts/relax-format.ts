/**
 * Makes a source's postal format accept the code with or without each inner space or hyphen, and capture nothing.
 *
 * A separator that the source demands becomes optional; one that it already makes optional, or a class of both, stays
 * what it was, optional once. Hyphens inside character classes are ranges and stay. The country's envelope prefix may
 * stand in front, with or without its own hyphen or space. Where a country's codes begin in one way only, the code must
 * begin so.
 */
export function relaxFormat(format: string, prefix: string, beginning = ''): string {
  const anyCode = optionalSeparators(format).replaceAll(/\((?!\?)/g, '(?:');
  const code = beginning === '' ? anyCode : `(?=${beginning})(?:${anyCode})`;
  return prefix === '' ? code : `(?:${optionalSeparators(prefix)})?(?:${code})`;
}

function optionalSeparators(pattern: string): string {
  return pattern.replaceAll(/\[ \\-\]\??|\[[^\]]*\]|\\.|([ -])\??/g, (token, separator: string | undefined) => {
    if (token.startsWith('[ \\-]')) return '[ -]?';
    return separator === undefined ? token : `${separator}?`;
  });
}
