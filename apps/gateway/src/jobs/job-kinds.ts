/** What is known of a job beside its payload. */
export interface JobContext {
  readonly createdAt: Date;
  /** 1 the first time. */
  readonly attempts: number;
}

/** How jobs of one kind are done, and what becomes of one that fails. */
export interface JobHandler<Payload> {
  /**
   * Does a job; one that rejects is attempted again.
   *
   * A job is done at least once: what it does outside must have the same outcome when it is repeated.
   */
  run(payload: Payload, context: JobContext): Promise<void>;
  /** A job that has failed so often is given up. */
  readonly mostAttempts: number;
  /** Whether a job that was given up stays for an operator; one with personal data is deleted. */
  readonly whenGivenUp: 'keep' | 'delete';
}

/** A handler for each kind of a wing: `Payloads` has the payload of each by its name. */
export type JobHandlers<Payloads> = {
  readonly [Kind in keyof Payloads]: JobHandler<Payloads[Kind]>;
};

/** Kinds that share a worker: other groups do not wait for them. */
export interface JobGroup {
  /** Names the worker in the log. */
  readonly name: string;
  readonly handlers: Readonly<Record<string, JobHandler<never>>>;
  /** How many jobs run at the same time; with 1 they run in the order in which they were due. */
  readonly concurrency: number;
  /** How long an instance may take for a job before another one may run it: longer than any server is waited for. */
  readonly leaseMs: number;
}
