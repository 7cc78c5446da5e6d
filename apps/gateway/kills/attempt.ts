import type { MailSink } from './mail-sink.ts';

/** Where people find a gateway that serves, and what it mails them. */
export interface Scene {
  readonly originNow: () => string;
  readonly mails: MailSink;
}

/** Something that a person does on a gateway that dies over it. */
export interface Attempt {
  /** Does it once, as far as the gateway lives. */
  send(): Promise<unknown>;
  /** Does it again on a gateway that lives; gives what is wrong with how it ends, or `undefined`. */
  finish(): Promise<string | undefined>;
}
