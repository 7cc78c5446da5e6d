import { beforeEach, expect, test } from 'vitest';

import { earlyAnswer } from './early-answer.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input id="text" name="text" value="first">
      <textarea id="area" name="area">first</textarea>
      <input id="tick" name="tick" type="checkbox">
      <input id="ticked" name="ticked" type="checkbox" checked>
      <select id="chosen" name="chosen"><option value="a">A<option value="b" selected>B</select>
      <select id="open" name="open"><option value="a">A<option value="b">B</select>
      <input id="radio" name="radio" type="radio" value="a" checked><input name="radio" type="radio" value="b">
      <input name="radio2" type="radio" value="c">
      <input id="other" name="label" value="first">
      <div id="div" name="div"></div>
    </form>`;
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

test.each(['text', 'area', 'tick', 'ticked', 'chosen', 'open', 'radio', 'div', 'gone'])(
  '%s that nobody has touched has no early answer',
  (id) => {
    expect(earlyAnswer(id, id)).toBeUndefined();
  },
);

test('what was typed, chosen and ticked is the early answer', () => {
  control('text').value = 'typed';
  control('area').value = '';
  control('tick').checked = true;
  control('ticked').checked = false;
  control('chosen').value = 'a';
  const radio = document.querySelector<HTMLInputElement>('[value=b][type=radio]');
  radio?.click();
  document.querySelector<HTMLInputElement>('[name=radio2]')?.click();
  expect(['text', 'area', 'tick', 'ticked', 'chosen', 'radio'].map((id) => earlyAnswer(id, id))).toEqual([
    'typed',
    '',
    true,
    false,
    'a',
    'b',
  ]);
});

test('a control of another name shows something else than the answer', () => {
  control('other').value = 'Puerto Rico';
  expect(earlyAnswer('other', 'other')).toBeUndefined();
});
