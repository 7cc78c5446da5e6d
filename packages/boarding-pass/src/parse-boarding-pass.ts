import type { BoardingPass } from './boarding-pass.ts';
import {
  conditionalLegItems,
  headItems,
  type Item,
  legItems,
  securityMark,
  sharedItems,
  sizePattern,
  versionMark,
  versionPattern,
} from './items.ts';

/**
 * Why a text is no boarding pass.
 *
 * - `notBoardingPass`: it does not begin as one.
 * - `tooShort`: it ends before its last item does.
 * - `malformed`: an item does not look as it has to.
 * - `sizeMismatch`: a size that the text states ends inside of an item, or after the room that it has.
 * - `textAfterEnd`: more follows, which is no security data.
 */
export type BoardingPassFault = 'notBoardingPass' | 'tooShort' | 'malformed' | 'sizeMismatch' | 'textAfterEnd';

/** What is wrong with a text, where, from 0, and in which item where it is one. */
export interface BoardingPassProblem {
  readonly code: BoardingPassFault;
  readonly offset: number;
  readonly item?: string;
}

class Unreadable extends Error {
  readonly problem: BoardingPassProblem;

  constructor(problem: BoardingPassProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What is left of a text, and where it stands in the whole. */
class Reader {
  readonly #text: string;
  readonly #end: number;
  #offset: number;

  constructor(text: string, offset = 0, end = text.length) {
    this.#text = text;
    this.#offset = offset;
    this.#end = end;
  }

  get left(): number {
    return this.#end - this.#offset;
  }

  isNext(mark: string): boolean {
    return this.left > 0 && this.#text.startsWith(mark, this.#offset);
  }

  take(size: number, item: string): string {
    if (size > this.left) this.fail('tooShort', item);
    this.#offset += size;
    return this.#text.slice(this.#offset - size, this.#offset);
  }

  /** Reads an item that is always whole. */
  read({ key, size, pattern, isRequired }: Item): string | undefined {
    const start = this.#offset;
    const value = this.take(size, key).trimEnd();
    if (value === '' && isRequired !== true) return undefined;
    if (!pattern.test(value)) throw new Unreadable({ code: 'malformed', offset: start, item: key });
    return value;
  }

  /** Reads a size, and gives a reader of as much. */
  readSized(item: string): Reader {
    const size = Number.parseInt(this.read({ key: item, size: 2, pattern: sizePattern, isRequired: true }) ?? '', 16);
    if (size > this.left) this.fail('sizeMismatch', item);
    const sized = new Reader(this.#text, this.#offset, this.#offset + size);
    this.#offset += size;
    return sized;
  }

  /** Reads items until its end, which is after one of them; items of later versions, after the last one known, are left out. */
  readUntilEnd(items: readonly Item[]): Record<string, string> {
    const values: Record<string, string> = {};
    for (const item of items) {
      if (this.left === 0) break;
      if (item.size > this.left) this.fail('sizeMismatch', item.key);
      const value = this.read(item);
      if (value !== undefined) values[item.key] = value;
    }
    return values;
  }

  readAll(items: readonly Item[]): Record<string, string> {
    const values: Record<string, string> = {};
    for (const item of items) {
      const value = this.read(item);
      if (value !== undefined) values[item.key] = value;
    }
    return values;
  }

  /** Reads what is left, as it is but for the blanks at its end. */
  readRest(): string | undefined {
    const rest = this.take(this.left, 'rest').trimEnd();
    return rest === '' ? undefined : rest;
  }

  fail(code: BoardingPassFault, item?: string): never {
    throw new Unreadable({ code, offset: this.#offset, ...(item === undefined ? {} : { item }) });
  }
}

/**
 * Reads the text of a bar coded boarding pass, with all its legs and conditional items.
 *
 * It says what the text holds and not whether it is genuine: security data are given back as they are. Items that versions later
 * than 8 may add are left out.
 *
 * @example
 * ```ts
 * import { parseBoardingPass } from '@airline/boarding-pass';
 *
 * const read = parseBoardingPass('M1PEREZ/ANA           EABC234 DALHOU9Z 1234 335Y    0017 100');
 * console.log('pass' in read ? read.pass.legs[0]?.from : read.problem.code); // DAL
 * ```
 */
export function parseBoardingPass(
  text: string,
): { readonly pass: BoardingPass } | { readonly problem: BoardingPassProblem } {
  try {
    return { pass: readPass(text) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}

function readPass(text: string): BoardingPass {
  const reader = new Reader(text);
  if (!/^M[1-9]/.test(text)) reader.fail('notBoardingPass');
  const foreign = text.search(/[^ -~]/);
  if (foreign !== -1) throw new Unreadable({ code: 'malformed', offset: foreign });
  const count = Number(reader.take(2, 'legs').slice(1));
  const head = reader.readAll(headItems);
  let shared: Record<string, string> = {};
  const legs: Record<string, string>[] = [];
  for (let index = 0; index < count; index += 1) {
    const leg = reader.readAll(legItems);
    const variable = reader.readSized('variableSize');
    if (index === 0 && variable.isNext(versionMark)) shared = readShared(variable);
    const conditional =
      'version' in shared && variable.left > 0
        ? variable.readSized('conditionalSize').readUntilEnd(conditionalLegItems)
        : {};
    const airlineData = variable.readRest();
    legs.push({ ...leg, ...conditional, ...(airlineData === undefined ? {} : { airlineData }) });
  }
  const security = readSecurity(reader);
  const pass = { ...head, ...shared, legs, ...(security === undefined ? {} : { security }) };
  return pass as unknown as BoardingPass;
}

function readShared(variable: Reader): Record<string, string> {
  variable.take(1, 'version');
  const version = variable.read({ key: 'version', size: 1, pattern: versionPattern, isRequired: true }) ?? '';
  return { version, ...variable.readSized('sharedSize').readUntilEnd(sharedItems) };
}

function readSecurity(reader: Reader): BoardingPass['security'] {
  if (reader.isNext(securityMark)) {
    reader.take(1, 'security');
    const type = reader.read({ key: 'securityType', size: 1, pattern: /^[A-Z0-9]$/, isRequired: true }) ?? '';
    const data = reader.readSized('securitySize');
    const security = { type, data: data.take(data.left, 'security') };
    if (reader.left > 0) reader.fail('textAfterEnd');
    return security;
  }
  if (reader.left > 0) reader.fail('textAfterEnd');
  return undefined;
}
