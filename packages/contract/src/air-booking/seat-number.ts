import * as z from 'zod/mini';

/** Accepts a seat: row and letter, `12C`. */
export const seatNumber = z.string().check(z.regex(/^[1-9]\d?[A-K]$/));
