/** What instances of the release before do not survive, in the words of SQL. */
const breaking: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^drop table/, 'drops a table'],
  [/^drop (?:view|materialized view|sequence|type|function)/, 'drops what may be in use'],
  [/^alter table .*\bdrop (?:column|constraint)/, 'drops a column or constraint'],
  [/^alter table .*\bdrop (?!column|constraint|not null|default|identity|expression)\S/, 'drops a column'],
  [/^alter (?:table|index|type|sequence|view) .*\brename\b/, 'renames'],
  [/^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/, 'changes a type'],
  [/^alter table .*\balter (?:column )?\S+ set not null/, 'asks for a value that the release before does not write'],
  [
    /^alter table .*\badd (?:constraint|unique|check|foreign key|primary key)/,
    'adds a rule that the release before may break',
  ],
  [/^(?:truncate|delete from)/, 'deletes rows'],
];

/**
 * Lists what of a migration an instance of the release before does not live with, while both run. A table that the migration itself
 * creates is nobody's yet.
 */
export function findBreakingStatements(migration: string): readonly string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .flatMap((part) => (/\$\$/.test(part) ? [part] : part.split(';')))
    .map((statement) =>
      statement
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll('"public".', '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  const created = new Set(
    statements.map((statement) => /^create table (?:if not exists )?"?(\w+)/i.exec(statement)?.[1] ?? ''),
  );
  return statements
    .filter((statement) => !created.has(/^alter table (?:only )?"?(\w+)/i.exec(statement)?.[1] ?? '-'))
    .flatMap((statement) => {
      const words = statement.toLowerCase();
      const why = breaking.find(([pattern]) => pattern.test(words))?.[1] ?? missingDefault(words);
      return why === undefined ? [] : [`${why}: ${statement.slice(0, 120)}`];
    });
}

function missingDefault(words: string): string | undefined {
  const isRequired = /^alter table .*\badd (?:column )?.*\bnot null\b/.test(words);
  const hasValue = /\bdefault\b|\bgenerated\b/.test(words);
  return isRequired && !hasValue ? 'asks for a value that the release before does not write' : undefined;
}
