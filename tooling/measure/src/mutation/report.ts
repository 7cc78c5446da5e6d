import type { Survivor, Verdict } from './judge.ts';

/** Writes a verdict for people: what survived, and the score in the last line. */
export function formatVerdict(name: string, verdict: Verdict): string {
  const { total, detected, explained, unexplained, stale } = verdict;
  const counted = total - explained.length;
  return [
    ...explained.map((survivor) => `equivalent  ${place(survivor)}\n            ${survivor.reason}`),
    ...unexplained.map((survivor) => `SURVIVED    ${place(survivor)}`),
    ...stale.map(
      ({ file, within, original, replacement }) => `STALE       ${file}  ${original}  →  ${replacement}  in  ${within}`,
    ),
    `${name}: ${detected} of ${total} mutants detected (${percent(detected, total)}), ${explained.length} equivalent, ${unexplained.length} survived; ${percent(detected, counted)} without the equivalent ones`,
  ].join('\n');
}

function place({ file, line, mutator, within, original, replacement }: Survivor): string {
  return `${file}:${line}  ${mutator}  ${original}  →  ${replacement}  in  ${within}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'nothing to break' : `${((100 * part) / whole).toFixed(1)} %`;
}
