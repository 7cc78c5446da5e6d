/** What a span says of a statement. */
export interface StatementText {
  /** What it does and to which table first: `SELECT account`. */
  readonly name: string;
  /** `SELECT`, `INSERT` … */
  readonly operation: string;
  /** The statement, without any value that may stand in it. */
  readonly text: string;
}

/** A longer statement is cut: who reads a trace knows it by its beginning. */
const longestText = 2_000;
const mostKept = 2_000;
const kept = new Map<string, StatementText>();

/** Describes a statement. Its parameters stand beside it, and are not told; what stands in it as a literal is left out. */
export function describeStatement(statement: string): StatementText {
  const known = kept.get(statement);
  if (known !== undefined) return known;
  const text = statement
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(\$[a-z_]*\$).*?\1/gs, '?')
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?(?!\w)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);
  const main = findMain(text);
  const [first = ''] = /^\w+/.exec(main) ?? [];
  const operation = operations.has(first.toUpperCase()) ? first.toUpperCase() : 'OTHER';
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(main) ?? [];
  const described = { name: table === undefined ? operation : `${operation} ${table}`, operation, text };
  if (kept.size < mostKept) kept.set(statement, described);
  return described;
}

const operations = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SET', 'SAVEPOINT']);

/** Gives what follows the common table expressions of a statement that begins with them: the first verb outside brackets. */
function findMain(text: string): string {
  if (!/^with\b/i.test(text)) return text;
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/[()]|\b(?:select|insert|update|delete)\b/gi)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0) return text.slice(index);
  }
  return text;
}
