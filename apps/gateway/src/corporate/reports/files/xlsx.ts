import type { ReportPage } from '@airline/contract';

import type { ReportRow } from '../read-report.ts';
import { formatMinor } from './csv.ts';
import { writeZip, type ZipEntry } from './zip.ts';

type Columns = ReportPage['columns'];

/** What a sheet is made of. */
export interface Sheet {
  /** What its tab says. */
  readonly name: string;
  readonly columns: Columns;
  readonly parts: AsyncIterable<readonly ReportRow[]>;
}

/**
 * Writes a workbook of one sheet as a stream: money and counts are numbers, instants and dates are texts as the report has them.
 *
 * Source: ECMA-376 (Office Open XML), part 1, §18; the smallest workbook that spreadsheets open.
 */
export function writeXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const entries: readonly ZipEntry[] = [
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relation('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [workbook(sheet.name)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [relation('worksheet', 'worksheets/sheet1.xml', relationship('styles', 'styles.xml', 2))],
    },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: writeSheet(sheet) },
  ];
  return writeZip(entries);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${declaration}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;

/** Style 0 as it is, 1 money, 2 bold for heads, 3 whole numbers. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00;[Red]-#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function relationship(kind: string, target: string, id: number): string {
  return `<Relationship Id="rId${id}" Type="${relationships}/${kind}" Target="${target}"/>`;
}

function relation(kind: string, target: string, others = ''): string {
  return `${declaration}<Relationships xmlns="${packageSchema}/relationships">${relationship(kind, target, 1)}${others}</Relationships>`;
}

/** A tab has 31 characters at most, and none of `[]:*?/\`. */
function workbook(name: string): string {
  const tab = escape(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${tab}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

async function* writeSheet({ columns, parts }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ label, kind }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${kind === 'text' || kind === 'instant' || kind === 'localTime' ? 24 : Math.max(12, label.length + 2)}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${columns.map(({ label }) => textCell(label, 2)).join('')}</row>`;
  for await (const rows of parts) {
    yield rows.map((row) => `<row>${columns.map((column) => cell(column, row[column.name])).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

function cell({ kind, words }: Columns[number], value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return '<c/>';
  if (kind === 'money') return `<c s="1"><v>${formatMinor(Number(value))}</v></c>`;
  if (typeof value === 'number') return `<c s="3"><v>${value}</v></c>`;
  return textCell(words?.[value] ?? value);
}

function textCell(text: string, style = 0): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for most control characters: they are left out. */
function escape(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what XML cannot have.
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (found) => entities[found] ?? found);
}
