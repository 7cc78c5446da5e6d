import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import './styles.css';

import { Spanish as Shell } from '../app-shell/AppShell.stories.tsx';
import { Spanish as Badges } from '../badge/Badge.stories.tsx';
import { Spanish as Buttons } from '../button/Button.stories.tsx';
import { Spanish as UrgencyBadges } from '../card/Card.stories.tsx';
import { Spanish as Checkboxes } from '../checkbox/Checkbox.stories.tsx';
import { Open as Calendar } from '../date-picker/DatePicker.stories.tsx';
import { FaresSpanish as Fares } from '../flight-timeline/FlightTimeline.stories.tsx';
import { Spanish as Pages } from '../pagination/Pagination.stories.tsx';
import { Spanish as ProgressBars } from '../progress-bar/ProgressBar.stories.tsx';
import { Spanish as Radios } from '../radio-group/RadioGroup.stories.tsx';
import { Spanish as Seats } from '../seat-map/SeatMap.stories.tsx';
import { hideStory, showStory } from '../story-kit/show-story.tsx';
import { Spanish as Steps } from '../progress-steps/ProgressSteps.stories.tsx';
import { Spanish as Switches } from '../switch/Switch.stories.tsx';
import { Spanish as TabRows } from '../tabs/Tabs.stories.tsx';

const emulate = (forcedColours: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColours },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeAll(async () => {
  await page.viewport(1000, 700);
  await emulate('active');
});

afterEach(hideStory);
afterAll(() => emulate('none'));

/** The colour of the page, as the person's system has it. */
const canvas = () => getComputedStyle(document.documentElement).backgroundColor;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const one = (selector: string) => {
  const [first] = all(selector);
  if (first === undefined) throw new Error(`nothing matches ${selector}`);
  return first;
};

/** Tells whether an edge is drawn round an element, in a colour that is not the page's. */
function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  return (['top', 'right', 'bottom', 'left'] as const).every(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      style.getPropertyValue(`border-${side}-color`) !== canvas(),
  );
}

/** What tells a state but the colour behind it: edges, outline, letters, and what stands before and after. */
function signs(element: Element): string {
  const edges = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
  const letters = ['color', 'text-decoration-line', 'font-weight', 'opacity', 'content', 'margin'];
  return [undefined, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [...edges, ...letters].map((property) => style.getPropertyValue(property)).join(' | ');
    })
    .join('\n');
}

test('the runner shows the colours of the person’s system', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

test.each([
  ['button', Buttons, 'button, a'],
  ['checkbox', Checkboxes, '[type=checkbox]'],
  ['switch', Switches, '[role=switch]'],
  ['radio', Radios, '[type=radio]'],
  ['seat', Seats, '[role=gridcell]'],
  ['fare', Fares, 'button, [data-sold-out]'],
  ['progress bar', ProgressBars, 'progress'],
] as const)('every %s has an edge', async (_, story, selector) => {
  await showStory(story);
  expect(all(selector)).not.toEqual([]);
  expect(all(selector).filter((element) => !hasEdge(element))).toEqual([]);
});

test.each([
  [Badges, ['Abierto', 'A tiempo', 'Cancelado', 'Nivel Oro']],
  [UrgencyBadges, ['Quedan 2 días', 'La promoción finalizó']],
])('every badge has an edge', async (story, texts) => {
  await showStory(story);
  for (const words of texts) {
    const badge = all('span').findLast((element) => element.textContent.trim() === words);
    expect(badge && hasEdge(badge), words).toBe(true);
  }
});

test.each([
  ['checkbox', Checkboxes, '[type=checkbox]:checked', '[type=checkbox]:not(:checked, :disabled, [aria-invalid])'],
  ['switch', Switches, '[role=switch]:checked:enabled', '[role=switch]:not(:checked)'],
  ['radio', Radios, '[type=radio]:checked', '[type=radio]:not(:checked, :disabled)'],
  ['tab', TabRows, '[aria-selected=true]', '[aria-selected=false]'],
  ['seat', Seats, '[role=gridcell][data-state=chosen]', '[role=gridcell][data-state=plain]'],
  ['seat that is taken', Seats, '[role=gridcell][data-state=taken]', '[role=gridcell][data-state=plain]'],
  ['seat with more room', Seats, '[role=gridcell][data-state=extra]', '[role=gridcell][data-state=plain]'],
  ['fare that is sold out', Fares, '[data-sold-out]', 'button'],
  ['step', Steps, '[data-state=current]', '[data-state=done]'],
  ['place of the header', Shell, 'nav [aria-current=page]', 'nav a:not([aria-current])'],
  ['page', Pages, '[aria-current=page]', 'li a:not([aria-current])'],
  ['day', Calendar, '[data-selected]', 'td > [role=button]:not([data-selected])'],
  [
    'day that cannot be chosen',
    Calendar,
    '[data-disabled]:not([data-outside-month])',
    'td > [role=button]:not([data-selected], [data-disabled])',
  ],
] as const)('a %s that stands out shows by more than the colour behind it', async (_, story, chosen, other) => {
  await showStory(story);
  expect(signs(one(chosen))).not.toBe(signs(one(other)));
});

test.each([
  ['button', Buttons, 'button', '{Tab}'],
  ['checkbox', Checkboxes, '[type=checkbox]:enabled', '{Tab}'],
  ['switch', Switches, '[role=switch]:enabled', '{Tab}'],
  ['radio', Radios, '[type=radio]:checked', '{ArrowDown}'],
  ['tab', TabRows, '[aria-selected=true]', '{ArrowRight}'],
  ['seat', Seats, '[role=gridcell][data-state=chosen]', '{ArrowRight}'],
  ['day', Calendar, '[data-selection-start]', '{ArrowRight}'],
] as const)('the focus that goes from one %s to the next is drawn', async (_, story, selector, key) => {
  await showStory(story);
  const first = one(selector);
  first.focus();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).not.toBe(first);
  const focused = document.activeElement ?? first;
  await expect.poll(() => getComputedStyle(focused).outlineStyle).toBe('solid');
  const { outlineWidth, outlineColor } = getComputedStyle(focused);
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  expect(outlineColor).not.toBe(canvas());
});

test('a bar that nobody knows the end of is not an empty one', async () => {
  await showStory(ProgressBars);
  expect(getComputedStyle(one('progress:indeterminate')).backgroundImage).not.toBe('none');
});
