/** One boarding pass as paper shows it. */
export interface PassSheet {
  readonly brand: string;
  readonly title: string;
  readonly name: string;
  readonly route: string;
  readonly cities: string;
  /** What it says, two in a line. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The text of its bar code. */
  readonly barcode: string;
  readonly notes: readonly string[];
}

/** A sheet of letter size, in points, and where what it shows begins. */
const sheetWidth = 612;
const sheetHeight = 792;
const margin = 54;
/** The symbol is 2.5 inches wide: gates and telephones read that from paper and from a screen. */
const symbolSize = 180;

type Font = 'F1' | 'F2';

/** The modules of a symbol, line by line: 1 is a dark one. */
interface Modules {
  readonly pixs: ArrayLike<number>;
  readonly pixx: number;
  readonly pixy: number;
}

/** Draws a text as a symbol. */
type DrawSymbol = (text: string) => Modules;

/**
 * Writes boarding passes as a PDF, one on a sheet: ISO 32000-1, in ASCII throughout, with the fonts that every reader has.
 *
 * What those fonts have no letter for loses its accent, as on the pass itself: the bar code has nothing but A to Z.
 */
export async function writePassPdf(
  sheets: readonly PassSheet[],
  { title, language }: { title: string; language: string },
): Promise<string> {
  // A tenth of a second and a megabyte, which no gateway needs before it mails a pass.
  const { default: symbols } = await import('bwip-js/node');
  const draw = (text: string): Modules => {
    const [symbol] = symbols.raw({ bcid: 'azteccode', text });
    if (symbol === undefined || !('pixs' in symbol)) throw new Error('The bar code was not drawn.');
    return symbol;
  };
  const pageNumber = (index: number) => 5 + 2 * index;
  const kids = sheets.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...sheets.flatMap((sheet, index) => {
      const content = drawSheet(sheet, draw);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheetWidth} ${sheetHeight}] /Contents ${pageNumber(index) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Title (${toPdfText(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

function drawSheet({ brand, title, name, route, cities, facts, barcode, notes }: PassSheet, draw: DrawSymbol): string {
  const lines: string[] = [];
  let y = sheetHeight - margin;
  const write = (text: string, { font = 'F1', size, x = margin }: { font?: Font; size: number; x?: number }) =>
    lines.push(`BT /${font} ${size} Tf ${x} ${y} Td (${toPdfText(text)}) Tj ET`);
  const down = (points: number) => {
    y -= points;
  };
  down(18);
  write(brand, { font: 'F2', size: 18 });
  write(title, { size: 12, x: sheetWidth / 2 });
  down(40);
  write(name, { font: 'F2', size: 20 });
  down(38);
  write(route, { font: 'F2', size: 30 });
  down(20);
  write(cities, { size: 12 });
  down(18);
  for (const [index, { term, value }] of facts.entries()) {
    const x = index % 2 === 0 ? margin : sheetWidth / 2;
    if (index % 2 === 0) down(22);
    write(term, { size: 10, x });
    down(18);
    // A date in words is the longest of them.
    write(value, { font: 'F2', size: value.length > 26 ? 12 : 16, x });
    if (index % 2 === 0 && index + 1 < facts.length) down(-18);
  }
  down(28 + symbolSize);
  lines.push(...toSquares(draw(barcode), margin, y));
  down(14);
  for (const note of notes) {
    for (const line of toLines(note, 92)) {
      down(15);
      write(line, { size: 11 });
    }
  }
  return lines.join('\n');
}

/** Draws the bar code as an Aztec symbol: a square for each of its modules, joined where they stand side by side. */
function toSquares({ pixs, pixx, pixy }: Modules, left: number, bottom: number): readonly string[] {
  const module = symbolSize / Math.max(pixx, pixy);
  const squares = Array.from(pixs).flatMap((dark, place) => {
    if (dark !== 1) return [];
    const x = left + (place % pixx) * module;
    const y = bottom + symbolSize - (Math.floor(place / pixx) + 1) * module;
    return [`${toPoints(x)} ${toPoints(y)} ${toPoints(module)} ${toPoints(module)} re`];
  });
  return ['0 g', ...squares, 'f'];
}

const toPoints = (value: number): string => value.toFixed(3);

/** Breaks a text into lines of so many letters at most, between words. */
function toLines(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Letters of `WinAnsiEncoding` that do not stand where Latin-1 has them. Source: ISO 32000-1, annex D. */
const ansi: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
  Š: 0x8a,
  š: 0x9a,
  Ž: 0x8e,
  ž: 0x9e,
  Œ: 0x8c,
  œ: 0x9c,
  Ÿ: 0x9f,
};

/** Writes a text as what stands between the brackets of a PDF's text. */
function toPdfText(text: string): string {
  return text.normalize('NFC').replaceAll(/./gsu, toPdfLetter);
}

function toPdfLetter(letter: string): string {
  if (/\s/u.test(letter)) return ' ';
  if ('()\\'.includes(letter)) return `\\${letter}`;
  const code = ansi[letter] ?? letter.codePointAt(0) ?? 0;
  if (code > 0x20 && code < 0x7f) return letter;
  if (code >= 0x80 && code <= 0xff) return `\\${code.toString(8).padStart(3, '0')}`;
  const [base = ''] = letter.normalize('NFD');
  return base !== letter && base > ' ' && base <= '~' ? base : '?';
}
