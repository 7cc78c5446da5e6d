import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFaults } from './audit.ts';
import type { RunReport } from './runs.ts';
import type { WalkedPoint } from './walk-points.ts';

const page = join(import.meta.dirname, '../docs/kills.md');
const heading = '## The last run';

/** All that a run of the command has found. */
export interface WholeReport {
  readonly reports: readonly RunReport[];
  readonly walked: readonly (readonly [database: string, points: readonly WalkedPoint[]])[];
  /** When it ended. */
  readonly at: Date;
  readonly seconds: number;
  /** Whether the page of the documentation gets the tables. */
  readonly isKept: boolean;
}

/** Prints what was found as tables; true when nothing is wrong. */
export function writeReport({ reports, walked, at, seconds, isKept }: WholeReport): boolean {
  const faults = [
    ...reports.flatMap(({ name, lines }) => listFaults(lines).map((fault) => `${name}: ${fault}`)),
    ...walked.flatMap(([database, points]) =>
      points.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${database}: ${name}: ${fault}`])),
    ),
  ];
  const tables = [
    `${at.toISOString().slice(0, 10)}, ${seconds} s: ${faults.length} faults.`,
    ...(reports.length > 0 ? [auditTable(reports)] : []),
    ...(walked.length > 0 ? [walkTable(walked)] : []),
  ].join('\n\n');
  console.log(tables);
  for (const fault of faults) console.log(`- ${fault}`);
  if (isKept) writeFileSync(page, `${readFileSync(page, 'utf8').split(heading)[0] ?? ''}${heading}\n\n${tables}\n`);
  return faults.length === 0;
}

/** A row for each thing that is counted, a column for each run: how many, and how many of them are wrong. */
function auditTable(reports: readonly RunReport[]): string {
  const rows = [...new Set(reports.flatMap(({ lines }) => lines.map(({ what }) => what)))];
  return toTable(
    ['counted; wrong', ...reports.map(({ name }) => name)],
    rows.map((what) => [
      what,
      ...reports.map(({ lines }) => {
        const line = lines.find((each) => each.what === what);
        return line === undefined ? '' : `${line.counted.toLocaleString('en')}; ${line.faults.length}`;
      }),
    ]),
  );
}

function walkTable(walked: WholeReport['walked']): string {
  const points = walked[0]?.[1] ?? [];
  return toTable(
    ['killed', 'over', ...walked.map(([database]) => database)],
    points.map(({ name, deed }) => [
      name,
      deed,
      ...walked.map(([, others]) => others.find((other) => other.name === name)?.fault ?? 'sound'),
    ]),
  );
}

/** Writes a table of Markdown, its columns aligned. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows]
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}
