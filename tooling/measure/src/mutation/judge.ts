import type { Equivalent } from './equivalents.ts';

/** What is used of Stryker's result for one break; lines and columns count from 1. */
export interface MutantOutcome {
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly within: string;
  readonly original: string;
  readonly replacement: string;
}

export interface Verdict {
  /** Breaks that could be judged at all: those that failed to compile and the like are left out. */
  readonly total: number;
  readonly detected: number;
  readonly explained: readonly (Survivor & { readonly reason: string })[];
  readonly unexplained: readonly Survivor[];
  /** Explanations without a surviving break. */
  readonly stale: readonly Equivalent[];
}

/** Sorts the breaks that no test saw into explained and unexplained ones. */
export function judge(
  outcomes: readonly MutantOutcome[],
  sourceOf: (file: string) => string,
  equivalents: readonly Equivalent[],
): Verdict {
  const judged = outcomes.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const survivors = judged
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((outcome) => toSurvivor(outcome, sourceOf));
  const explanationOf = (survivor: Survivor) => equivalents.find((equivalent) => isSame(equivalent, survivor));
  return {
    total: judged.length,
    detected: judged.length - survivors.length,
    explained: survivors.flatMap((survivor) => {
      const reason = explanationOf(survivor)?.reason;
      return reason === undefined ? [] : [Object.assign(survivor, { reason })];
    }),
    unexplained: survivors.filter((survivor) => explanationOf(survivor) === undefined),
    stale: equivalents.filter((equivalent) => !survivors.some((survivor) => isSame(equivalent, survivor))),
  };
}

function isSame(equivalent: Equivalent, survivor: Survivor): boolean {
  return (
    equivalent.file === survivor.file &&
    equivalent.within === survivor.within &&
    equivalent.original === survivor.original &&
    equivalent.replacement === survivor.replacement
  );
}

function toSurvivor(outcome: MutantOutcome, sourceOf: (file: string) => string): Survivor {
  const { location, mutatorName, replacement = '' } = outcome;
  const file = outcome.fileName.slice(outcome.fileName.lastIndexOf('src/'));
  const lines = sourceOf(file)
    .split('\n')
    .slice(location.start.line - 1, location.end.line);
  const last = lines.length - 1;
  const original = lines
    .map((line, index) => {
      const from = index === 0 ? location.start.column - 1 : 0;
      return line.slice(from, index === last ? location.end.column - 1 : undefined);
    })
    .join('\n');
  return {
    file,
    line: location.start.line,
    mutator: mutatorName,
    within: lines[0]?.trim() ?? '',
    original: oneLine(original),
    replacement: oneLine(replacement),
  };
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
