/** How far a requirement has come: not begun; its data and rules can be imported; a person can do it on screen. */
export type TraceState = 'open' | 'library' | 'partly' | 'done';

export interface TraceRow {
  readonly id: string;
  readonly state: TraceState;
  /** Paths from the root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** Reads the rows of the traceability table: | id | § | what | state | code | tests |. */
export function parseTraceability(markdown: string): readonly TraceRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*[A-Z]\d+\s*\|/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [, id = '', , , state = '', code = '', tests = ''] = cells;
      return { id, state: parseState(id, state), code: pathsIn(code), tests: pathsIn(tests) };
    });
}

/** Lists what a row claims and the tree does not hold. */
export function traceFaults(row: TraceRow, exists: (path: string) => boolean): readonly string[] {
  const faults = [...row.code, ...row.tests]
    .filter((path) => !exists(path))
    .map((path) => `${row.id} names ${path}, which does not exist.`);
  for (const path of row.tests.filter((test) => !/\.(?:test|test-prop|test-browser|test-d|e2e)\.tsx?$/.test(test))) {
    faults.push(`${row.id} names ${path} as a test, and it is none.`);
  }
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

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
