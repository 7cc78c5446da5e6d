import { expect, test } from 'vitest';

import { securityQuestions } from './security-questions.ts';

test('the ten questions of the rules are there, in its order', () => {
  expect(securityQuestions.map(({ id }) => id)).toStrictEqual([
    'favoriteSportsTeam',
    'youngestChildMiddleName',
    'firstCarColor',
    'favoriteIceCreamFlavor',
    'firstPetName',
    'birthCity',
    'favoriteMovie',
    'favoriteSingerOrBand',
    'motherMaidenName',
    'highSchoolMascot',
  ]);
});

test('a question has two labels and both languages', () => {
  expect(securityQuestions[5]).toStrictEqual({
    id: 'birthCity',
    profileLabelKey: 'profile.securityQuestion.birthCity',
    plainLabelKey: 'securityQuestion.birthCity',
    text: { es: '¿En qué ciudad nació?', en: 'In which city were you born?' },
  });
});

test.each(securityQuestions.map((question) => [question.id, question] as const))(
  '%s is asked in both languages',
  (id, question) => {
    expect(question.text.es).toMatch(/^¿\p{Lu}.+\?$/u);
    expect(question.text.en).toMatch(/^[A-Z].+\?$/);
    expect(question.profileLabelKey).toBe(`profile.securityQuestion.${id}`);
    expect(question.plainLabelKey).toBe(`securityQuestion.${id}`);
    expect(Object.isFrozen(question)).toBe(true);
    expect(Object.isFrozen(question.text)).toBe(true);
  },
);

test('no text is asked twice, and the list is frozen', () => {
  expect(new Set(securityQuestions.flatMap(({ text }) => [text.es, text.en])).size).toBe(20);
  expect(Object.isFrozen(securityQuestions)).toBe(true);
});
