import * as z from 'zod/mini';

/** Accepts what a link in a mail about something that was asked for carries: its id, and the proof that the mailbox is the person's. */
export const mailedToken = z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/));
