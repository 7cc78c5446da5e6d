const CALLS_IN_A_BATCH = 2_000;
const BATCHES = 400;
const WARM_UP_BATCHES = 100;

/** Gives nanoseconds a call; p99 is that of batches of 2,000 calls, since one call is shorter than a clock's tick. */
export interface Measured {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  readonly note: string;
}

export interface Contender<Input> {
  readonly name: string;
  readonly note?: string;
  /** Gives anything; it is kept, so that the call is not optimized away. */
  readonly run: (input: Input) => unknown;
}

let kept: unknown;

/** Times all contenders over the same inputs, batch by batch in turn, so that a busy machine is busy for all of them. */
export function measure<Input>(inputs: readonly Input[], contenders: readonly Contender<Input>[]): readonly Measured[] {
  const times = contenders.map((): number[] => []);
  for (let batch = 0; batch < WARM_UP_BATCHES + BATCHES; batch += 1) {
    for (const [index, { run }] of contenders.entries()) {
      const nanoseconds = timeBatch(inputs, run);
      if (batch >= WARM_UP_BATCHES) times[index]?.push(nanoseconds);
    }
  }
  return contenders.map(({ name, note = '' }, index) => {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b);
    return { name, note, median: sorted[BATCHES / 2] ?? 0, p99: sorted[Math.floor(BATCHES * 0.99)] ?? 0 };
  });
}

function timeBatch<Input>(inputs: readonly Input[], run: (input: Input) => unknown): number {
  const rounds = Math.ceil(CALLS_IN_A_BATCH / inputs.length);
  const start = process.hrtime.bigint();
  for (let round = 0; round < rounds; round += 1) for (const input of inputs) kept = run(input);
  return Number(process.hrtime.bigint() - start) / (rounds * inputs.length);
}

/** Prints a table; `kept` is looked at last, which is what keeps the calls. */
export function printTable(title: string, rows: readonly Measured[]): void {
  console.log(`\n${title}\n`);
  console.log('| | median ns | p99 ns | |');
  console.log('| --- | ---: | ---: | --- |');
  for (const { name, median, p99, note } of rows) {
    console.log(`| ${name} | ${median.toFixed(0)} | ${p99.toFixed(0)} | ${note} |`);
  }
  if (kept === measure) console.log('never');
}
