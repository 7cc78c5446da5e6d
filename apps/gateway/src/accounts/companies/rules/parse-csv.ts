/** A line of a file with its number, from 1; a quoted field may run over several. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Parses CSV (RFC 4180) with commas or semicolons, as its first line has more of; empty lines are left out.
 *
 * @returns the rows, and the line of a quote that is never closed.
 */
export function parseCsv(text: string): { readonly rows: readonly CsvRow[]; readonly openQuoteLine?: number } {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [first = ''] = source.split('\n', 1);
  const separator = first.split(';').length > first.split(',').length ? ';' : ',';
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let startedOn = 1;
  let quotedSince: number | undefined;
  const endRow = (): void => {
    fields.push(field);
    if (fields.some((each) => each.trim() !== '')) rows.push({ line: startedOn, fields });
    fields = [];
    field = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charAt(at);
    if (unit === '\n') line += 1;
    if (quotedSince !== undefined) {
      if (unit !== '"') field += unit;
      else if (source.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quotedSince = undefined;
    } else if (unit === '"' && field.trim() === '') {
      field = '';
      quotedSince = line;
    } else if (unit === separator) {
      fields.push(field);
      field = '';
    } else if (unit === '\n') {
      endRow();
      startedOn = line;
    } else field += unit;
  }
  if (field !== '' || fields.length > 0) endRow();
  return quotedSince === undefined ? { rows } : { rows, openQuoteLine: quotedSince };
}
