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

/** Milliseconds of work of this thread: what other programs take of a busy machine is not in it. */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A slow engine is timed by fewer inputs, evenly chosen, so that a run ends within minutes. */
const budgetMicroseconds = 4_000_000;
const batches = 9;

/** Takes the inputs that a slow engine has the time for; `pace` is what it takes for one, in microseconds. */
function chosen<Input>(inputs: readonly Input[], pace: number): readonly Input[] {
  const step = Math.max(1, Math.round((pace * inputs.length * batches) / budgetMicroseconds));
  return inputs.filter((_, at) => at % step === 0);
}

/** Times each input, warmed up, as the best of nine batches: the machine has other work, and what is not the best is that. */
export function timeEach<Input>(work: (input: Input) => unknown, inputs: readonly Input[]): Times {
  const pace = inputs.filter((_, at) => at % 20 === 0).map((input) => timeOnce(() => work(input), 2));
  const times = chosen(inputs, pace.reduce((sum, time) => sum + time, 0) / pace.length).map((input) => {
    const turns = Math.max(1, Math.min(50, Math.round(60 / timeOnce(() => work(input), 2))));
    return Math.min(...Array.from({ length: batches }, () => timeOnce(() => work(input), turns)));
  });
  return summary(times);
}

/** Times each input when it is met for the first time, as the best of five works that are made anew. */
export function timeFirst<Input>(
  create: () => (input: Input) => unknown,
  inputs: readonly Input[],
  pace: number,
): Times {
  const met = chosen(inputs, pace);
  const runs = Array.from({ length: 5 }, () => {
    const work = create();
    return met.map((input) => timeOnce(() => work(input), 1));
  });
  return summary(met.map((_, at) => Math.min(...runs.map((times) => times[at] ?? Infinity))));
}
