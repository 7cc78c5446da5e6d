import { afterEach, beforeAll, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';

import '../styles/styles.css';

import { Spanish as ComboBoxes } from '../combo-box/ComboBox.stories.tsx';
import { ByKeyboard as DateRangeByKeyboard, Typed as DateTyped } from '../date-picker/DatePicker.stories.tsx';
import { Spanish as MonthInPage } from '../date-picker/MonthCalendar.stories.tsx';
import { ByKeyboard as StationByKeyboard } from '../station-picker/StationPicker.stories.tsx';
import { hideStory, showStory } from '../story-kit/show-story.tsx';

const violations: string[] = [];

beforeAll(async () => {
  await browser.viewport(1000, 700);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    violations.push(`${effectiveDirective} ${sample}`.trim());
  });
  // As the gateway sends it, from here on: the style sheets above are there already.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; require-trusted-types-for 'script'";
  document.head.append(policy);
});

afterEach(hideStory);

test('the policy is in force: a style element is refused', async () => {
  const refused = document.createElement('style');
  refused.textContent = 'body { margin: 1px }';
  document.head.append(refused);
  await expect.poll(() => violations).toEqual(['style-src-elem']);
  refused.remove();
  violations.length = 0;
});

test.each([
  ['combo boxes', ComboBoxes],
  ['a station picker that is opened, typed into and chosen from', StationByKeyboard],
  ['a range of dates that is opened and chosen', DateRangeByKeyboard],
  ['a date that is typed', DateTyped],
  ['a month in a page', MonthInPage],
])('%s ask for nothing that the policy refuses, and add no style element', async (_, story) => {
  const before = document.querySelectorAll('style').length;
  await showStory(story);
  expect(violations).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('what is pressed reacts at once to a touch: the rule stands in our own sheet', async () => {
  const page = await showStory(ComboBoxes);
  const [pressed] = page.querySelectorAll('[data-react-aria-pressable]');
  // Chromium's word for `pan-x pan-y pinch-zoom`.
  expect(pressed && getComputedStyle(pressed).touchAction).toBe('manipulation');
});

test('markup is refused as before', () => {
  expect(() => {
    document.createElement('p').innerHTML = '<b>Salida</b>';
  }).toThrow(TypeError);
});
