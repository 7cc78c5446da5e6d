import { readFields } from './read-fields.ts';
import type { RuleProblem } from './rule-problem.ts';
import { unitMilliseconds } from './rule.ts';

/** The time that a sound condition covers; `milliseconds` orders the spans of one kind by where they end, or `past` begins. */
export interface Span {
  readonly index: number;
  readonly kind: 'past' | 'remaining' | 'startRemaining' | 'default';
  readonly milliseconds: number;
  readonly text: string;
}

/** The largest distance from 1970 that a Date can hold (ECMA-262, time values and time range). */
const longestMilliseconds = 8.64e15;
const kinds = ['past', 'remaining', 'startRemaining'] as const;

/** Reads a condition as JSON may hold it; gives the time it covers, or what is wrong with it. */
export function checkCondition(condition: unknown, index: number): Span | RuleProblem {
  if (condition === undefined) return { index, kind: 'default', milliseconds: 0, text: 'the default' };
  const fields = readFields(condition);
  const { unit, inclusive } = fields;
  const named = kinds.filter((kind) => fields[kind] !== undefined);
  const [kind] = named;
  if (kind === undefined || named.length > 1) {
    const found = named.length === 0 ? 'none' : named.join(' and ');
    return bad(index, 'badCondition', `its condition has ${found} of ${kinds.join(', ')}; give exactly one.`);
  }
  if (!isUnit(unit)) {
    return bad(
      index,
      'badCondition',
      `its unit is ${shown(unit)}; give one of ${Object.keys(unitMilliseconds).join(', ')}.`,
    );
  }
  if (inclusive !== undefined && (kind !== 'remaining' || typeof inclusive !== 'boolean')) {
    return bad(
      index,
      'badCondition',
      `it has inclusive: ${shown(inclusive)}; only remaining takes it, as true or false.`,
    );
  }
  const amount = fields[kind];
  const least = kind === 'past' ? 0 : 1;
  const most = longestMilliseconds / unitMilliseconds[unit];
  if (!isWhole(amount) || amount < least || amount > most) {
    const range = `a whole number of ${unit} from ${least} to ${most}`;
    return bad(index, 'badThreshold', `its ${kind} is ${shown(amount)}; give ${range}, in a smaller unit for a part.`);
  }
  const milliseconds = amount * unitMilliseconds[unit];
  const reach = inclusive === true ? milliseconds : milliseconds - 1;
  return {
    index,
    kind,
    milliseconds: reach,
    text: `${kind} ${amount} ${unit}${inclusive === true ? ', inclusive' : ''}`,
  };
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function isUnit(unit: unknown): unit is keyof typeof unitMilliseconds {
  return typeof unit === 'string' && Object.hasOwn(unitMilliseconds, unit);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function bad(index: number, code: RuleProblem['code'], reason: string): RuleProblem {
  return { index, code, reason };
}
