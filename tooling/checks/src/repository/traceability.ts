/** How far a requirement has come: not begun; its data and rules can be imported; a person can do it on screen. */
export type TraceState = 'open' | 'library' | 'partly' | 'done';

export interface TraceRow {
  readonly id: string;
  readonly state: TraceState;
  /** Paths from the root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const testFile = /\.(?:test|test-prop|test-browser|test-d|test-crash|test-repository|e2e)\.tsx?$/;

/** Reads the requirements of docs/traceability.md: a heading `### <id> <state>`, and below it a path a line. */
export function parseTraceability(markdown: string): readonly TraceRow[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n', 1);
      const [id = '', state = ''] = heading.trim().split(' ');
      const paths = [...section.matchAll(/^- `([^`]+)`$/gm)].map(([, path = '']) => path);
      return {
        id,
        state: parseState(id, state),
        code: paths.filter((path) => !testFile.test(path)),
        tests: paths.filter((path) => testFile.test(path)),
      };
    });
}

/** Lists what a row claims and the tree does not hold. */
export function traceFaults(row: TraceRow, exists: (path: string) => boolean): readonly string[] {
  const faults = [...row.code, ...row.tests]
    .filter((path) => !exists(path))
    .map((path) => `${row.id} names ${path}, which does not exist.`);
  const begun = row.state !== 'open';
  if (begun && (row.code.length === 0 || row.tests.length === 0)) {
    faults.push(`${row.id} is ${row.state}, and names no code or no test.`);
  }
  if (!begun && row.code.length + row.tests.length > 0) faults.push(`${row.id} is open, and names code or tests.`);
  return faults;
}

function parseState(id: string, text: string): TraceState {
  if (text === 'open' || text === 'library' || text === 'partly' || text === 'done') return text;
  throw new Error(`${id} has the state '${text}': give open, library, partly or done.`);
}
