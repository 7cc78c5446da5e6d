import { describe, expect, test } from 'vitest';

import { createFormValues, readPath } from './form-values.ts';

describe('the answers of a form', () => {
  const first = { email: '', address: { zip: '', unit: undefined }, passengers: [{ name: 'Ana' }, { name: 'Luis' }] };

  test('are read and changed by name, whatever the depth', () => {
    const values = createFormValues(first);
    values.set('address.zip', '00901');
    values.set('passengers.1.name', 'Eva');
    expect(values.get('address.zip')).toBe('00901');
    expect(values.all()).toEqual({
      ...first,
      address: { zip: '00901', unit: undefined },
      passengers: [{ name: 'Ana' }, { name: 'Eva' }],
    });
  });

  test('keep what did not change, and never change what was read before', () => {
    const values = createFormValues(first);
    const before = values.all();
    values.set('email', 'ana@example.com');
    expect(before).toBe(first);
    expect(first.email).toBe('');
    expect(values.get('passengers')).toBe(first.passengers);
  });

  test('grow where a name leads into nothing: a list for an index, a record for a name', () => {
    const values = createFormValues({});
    values.set('bounds.1.date', '2026-12-01');
    expect(values.all()).toEqual({ bounds: [undefined, { date: '2026-12-01' }] });
  });

  test('go back to the first ones, and say so to those who watch', () => {
    const values = createFormValues(first);
    const heard: unknown[] = [];
    values.store.subscribe((current) => heard.push(current['email']));
    values.set('email', 'a');
    values.reset();
    expect(values.all()).toBe(first);
    expect(heard).toEqual(['a', '']);
  });

  test.each(['missing', 'email.length', 'address.zip.0', 'toString', '__proto__.polluted', 'passengers.length.x'])(
    'have nothing at %s',
    (name) => {
      expect(readPath(first, name)).toBeUndefined();
    },
  );

  test('cannot reach a prototype', () => {
    const values = createFormValues({});
    values.set('__proto__.polluted', true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
