import { describe, expect, test } from 'vitest';

import { checkRules, chiefsRules, defaultRules } from './index.ts';

describe('the sets of the rules', () => {
  test('the ordinary ladder has its thresholds, in order', () => {
    expect(defaultRules.map(({ styleType, rule }) => [styleType, rule])).toEqual([
      ['ended', { unit: 'minutes', past: 0 }],
      ['lastHour', { unit: 'minutes', remaining: 60 }],
      ['lastHours', { unit: 'minutes', remaining: 120 }],
      ['lastDay', { unit: 'hours', remaining: 24 }],
      ['lastDays', { unit: 'days', remaining: 3 }],
      ['daysLeft', { unit: 'days', remaining: 28 }],
      ['new', { unit: 'days', startRemaining: 7 }],
      ['default', undefined],
    ]);
  });

  test('the chiefs ladder is whole in itself', () => {
    expect(chiefsRules.map(({ styleType, rule }) => [styleType, rule])).toEqual([
      ['ended', { unit: 'minutes', past: 0 }],
      ['endsSoon', { unit: 'days', remaining: 8, inclusive: true }],
      ['daysLeft', { unit: 'days', remaining: 28 }],
      ['new', { unit: 'days', startRemaining: 7 }],
      ['default', undefined],
    ]);
  });

  test('ended, new and default read as the rules have them', () => {
    const texts = new Map(defaultRules.map((rule) => [rule.styleType, rule.nativeText]));
    expect(texts.get('ended')).toBe('La promoción finalizó');
    expect(texts.get('new')).toBe('Nueva promoción');
    expect(texts.get('default')).toBe('Nueva promoción');
  });

  test('a rule’s message key is its style', () => {
    for (const { styleType, i18nLabel } of [...defaultRules, ...chiefsRules]) {
      expect(i18nLabel).toBe(`urgency.${styleType}`);
    }
  });

  test('the less time is left, the larger the label', () => {
    const sizes = Object.fromEntries([...defaultRules, ...chiefsRules].map(({ styleType, size }) => [styleType, size]));
    expect(sizes).toEqual({
      ended: 'small',
      lastHour: 'large',
      lastHours: 'large',
      lastDay: 'medium',
      lastDays: 'medium',
      daysLeft: 'small',
      endsSoon: 'medium',
      new: 'small',
      default: 'small',
    });
  });

  test('every form of a text reads right on its own', () => {
    const forms = [...defaultRules, ...chiefsRules].flatMap(({ nativeText, withOptIn }) =>
      [nativeText, withOptIn?.nativeText ?? []].flatMap((text) =>
        typeof text === 'string' ? text : Object.values(text),
      ),
    );
    expect(new Set(forms)).toEqual(
      new Set([
        'La promoción finalizó',
        'Queda menos de un minuto',
        'Queda {{minutes}} minuto',
        'Quedan {{minutes}} minutos',
        'Quedan menos de 2 horas',
        'Queda {{hours}} hora',
        'Quedan {{hours}} horas',
        'Queda {{days}} día',
        'Quedan {{days}} días',
        'Queda {{days}} día. Inscripción hasta el {{optInEndsAt}}',
        'Quedan {{days}} días. Inscripción hasta el {{optInEndsAt}}',
        'Termina pronto',
        'Nueva promoción',
      ]),
    );
  });

  test('both are sound', () => {
    expect(checkRules(defaultRules)).toEqual([]);
    expect(checkRules(chiefsRules)).toEqual([]);
  });

  test('both are frozen to the last text', () => {
    const rules = [...defaultRules, ...chiefsRules];
    const inner = rules.flatMap(({ nativeText, withOptIn, rule }) => [
      nativeText,
      withOptIn,
      withOptIn?.nativeText,
      rule,
    ]);
    const parts = [defaultRules, chiefsRules, ...rules, ...inner];
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([]);
  });
});
