import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { formatMessageFault, messageReasons, type MessageFault } from './message-fault.ts';
import type { OperationalMessage } from './message.ts';
import { parseMessages } from './parse-messages.ts';

interface Vectors {
  readonly valid: readonly {
    readonly name: string;
    readonly text: readonly string[];
    readonly messages: readonly OperationalMessage[];
    readonly remarks?: readonly MessageFault[];
  }[];
  readonly broken: readonly {
    readonly name: string;
    readonly text: readonly string[];
    readonly faults: readonly MessageFault[];
  }[];
}

const path = join(import.meta.dirname, '../../../../../vectors/operational-messages.json');
const { valid, broken } = JSON.parse(readFileSync(path, 'utf8')) as Vectors;

describe.each(['\n', '\r\n'])('with lines that end in %j', (lineEnd) => {
  test.each(valid)('is read: $name', ({ text, messages, remarks = [] }) => {
    expect(parseMessages(text.join(lineEnd))).toEqual({ messages, remarks });
  });

  test.each(broken)('is refused: $name', ({ text, faults }) => {
    expect(parseMessages(text.join(lineEnd))).toEqual({ faults });
  });
});

test('a fault is a sentence that names its line', () => {
  expect(formatMessageFault({ line: 3, value: 'AD2460', reason: 'notATime' })).toBe(
    "line 3 'AD2460': is no time such as 1405 or 231405.",
  );
});

test('every reason is a case of the vectors', () => {
  const shown = [...valid.flatMap(({ remarks = [] }) => remarks), ...broken.flatMap(({ faults }) => faults)];
  const reasons = new Set([...shown.map(({ reason }) => reason), 'flightUnknown', 'notACode']);
  expect(Object.keys(messageReasons).filter((reason) => !reasons.has(reason as MessageFault['reason']))).toEqual([]);
});
