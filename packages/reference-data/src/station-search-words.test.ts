import { describe, expect, test } from 'vitest';

import { eachWord, endOfFolded, wordsOf } from './station-search-words.ts';

function rangesOf(text: string): [string, string][] {
  const found: [string, string][] = [];
  eachWord(text, 0, text.length, (word, start, end) => found.push([word, text.slice(start, end)]));
  return found;
}

describe('words are folded', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['  \t\n ', []],
    ['Denver', ['denver']],
    ['AZaz09', ['azaz09']],
    ['@[`{/:', []],
    ["O'Hare", ['ohare']],
    ['O’Hare', ['ohare']],
    ['Hawaiʻi Hawai‘i', ['hawaii', 'hawaii']],
    ['D.C.', ['dc']],
    ['St.Louis', ['stlouis']],
    ['Raleigh-Durham/Cary', ['raleigh', 'durham', 'cary']],
    ['Destin (Fort Walton), FL', ['destin', 'fort', 'walton', 'fl']],
    ['under_score', ['under', 'score']],
    ['CANCÚN', ['cancun']],
    ['Cancu\u0301n', ['cancun']],
    ['Łódź', ['lodz']],
    ['Æro Øst ẞ ß œ', ['aero', 'ost', 'ss', 'ss', 'oe']],
    ['Đà þing ħal ð', ['da', 'thing', 'hal', 'd']],
    ['İstanbul Diyarbakır', ['istanbul', 'diyarbakir']],
    ['Σίσυφος', ['σισυφοσ']],
    ['ｄｅｎ', ['den']],
    ['ﬁx', ['fix']],
    ['São\u00a0Paulo', ['sao', 'paulo']],
    ['soft\u00adhyphen zero\u200bwidth', ['softhyphen', 'zerowidth']],
    ['Aʹ\u0374b ŉdebele', ['ab', 'ndebele']],
    ['東京', ['東京']],
    ['𐐀𐐁', ['𐐨𐐩']],
    ['a😀b', ['a', 'b']],
    ['a\ud800b', ['a', 'b']],
    ['a\u0000b\u007fc', ['a', 'b', 'c']],
    ['½', ['12']],
    ['\u0301', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a word is found where it stands', () => {
  test('and settled, whatever the character: its fold folds to itself', () => {
    const unsettled: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const once = wordsOf(String.fromCodePoint(code));
      if (wordsOf(once.join(' ')).join(' ') !== once.join(' ')) unsettled.push(code.toString(16));
    }
    expect(unsettled).toEqual([]);
  });

  test.each<[string, [string, string][]]>([
    [
      'Los Angeles',
      [
        ['los', 'Los'],
        ['angeles', 'Angeles'],
      ],
    ],
    ["(O'Hare)", [['ohare', "O'Hare"]]],
    [
      'St. Louis',
      [
        ['st', 'St'],
        ['louis', 'Louis'],
      ],
    ],
    ['D.C.!', [['dc', 'D.C']]],
    [
      'Bogota\u0301, x',
      [
        ['bogota', 'Bogota\u0301'],
        ['x', 'x'],
      ],
    ],
    ['\u0301Cancún', [['cancun', 'Cancún']]],
    ['😀 Æro', [['aero', 'Æro']]],
    ["'quoted'", [['quoted', 'quoted']]],
  ])('%j', (text, words) => {
    expect(rangesOf(text)).toEqual(words);
  });

  test('between two offsets only', () => {
    const found: [string, number, number][] = [];
    for (const text of ['Dallas, Fort Worth, Cary', 'Dállas, Fort Worth, Cary']) {
      eachWord(text, 8, 18, (word, start, end) => found.push([word, start, end]));
    }
    expect(found).toEqual([
      ['fort', 8, 12],
      ['worth', 13, 18],
      ['fort', 8, 12],
      ['worth', 13, 18],
    ]);
  });
});

describe('the end of a beginning is found in the text', () => {
  test.each<[string, number, number, string]>([
    ['Denver', 0, 3, 'Den'],
    ["O'Hare", 0, 1, 'O'],
    ["O'Hare", 0, 2, "O'H"],
    ['D.C. x', 0, 2, 'D.C'],
    ['Cancún', 0, 5, 'Cancú'],
    ['Cancu\u0301n', 0, 5, 'Cancu\u0301'],
    ['Cancu\u0301n', 0, 4, 'Canc'],
    ['Æro', 0, 1, 'Æ'],
    ['Æro', 0, 2, 'Æ'],
    ['Æro', 0, 3, 'Ær'],
    ['San Diego', 0, 5, 'San Di'],
    ['the San Diego', 4, 3, 'San'],
    ['ab', 0, 9, 'ab'],
    ['𐐀𐐁𐐂', 0, 4, '𐐀𐐁'],
    ['𐐀𐐁𐐂', 0, 3, '𐐀𐐁'],
  ])('%j from %i, %i letters', (text, start, length, part) => {
    expect(text.slice(start, endOfFolded(text, start, length))).toBe(part);
  });
});
