/** Times in microseconds over a list of inputs. */
export interface Times {
  readonly median: number;
  readonly p99: number;
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(microseconds: number[]): Times {
  const sorted = microseconds.toSorted((a, b) => a - b);
  return { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Keeps results alive, so that no engine's work is optimised away. */
const sink: { kept: unknown } = { kept: undefined };

function timeOnce(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let turn = 0; turn < times; turn += 1) sink.kept = work();
  return ((performance.now() - start) * 1000) / times;
}

/** A slow engine is timed by fewer inputs, evenly chosen, so that a run ends within minutes. */
const budgetMicroseconds = 4_000_000;
const batches = 9;

/**
 * Times each input the first time it is met, and, warmed up, as the best of nine batches: the machine
 * has other work, and what is not the best is that.
 */
export function timeEach<Input>(
  work: (input: Input) => unknown,
  inputs: readonly Input[],
): { first: Times; warm: Times } {
  const sample = inputs.filter((_, at) => at % 20 === 0).map((input) => timeOnce(() => work(input), 1));
  const all = (sample.reduce((sum, time) => sum + time, 0) / sample.length) * inputs.length * (batches + 2);
  const step = Math.max(1, Math.round(all / budgetMicroseconds));
  const chosen = inputs.filter((_, at) => at % step === 0);
  const first = summary(chosen.map((input) => timeOnce(() => work(input), 1)));
  const warm = chosen.map((input) => {
    const times = Math.max(1, Math.min(50, Math.round(60 / timeOnce(() => work(input), 2))));
    return Math.min(...Array.from({ length: batches }, () => timeOnce(() => work(input), times)));
  });
  return { first, warm: summary(warm) };
}
