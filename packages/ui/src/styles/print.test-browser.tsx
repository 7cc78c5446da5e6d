import { contrastRatio } from '@airline/client-config/colour-contrast';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';

import './styles.css';

import { Spanish as Buttons } from '../button/Button.stories.tsx';
import { Spanish as Checkboxes } from '../checkbox/Checkbox.stories.tsx';
import { FlightSpanish as Flights, TripSpanish as Trips } from '../flight-timeline/FlightTimeline.stories.tsx';
import { Spanish as Radios } from '../radio-group/RadioGroup.stories.tsx';
import { Spanish as Seats } from '../seat-map/SeatMap.stories.tsx';
import { hideStory, showStory } from '../story-kit/show-story.tsx';
import { Spanish as Switches } from '../switch/Switch.stories.tsx';
import { applyTheme } from '../theme/index.ts';

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

beforeAll(async () => {
  await emulate('print');
  await vi.waitUntil(() => matchMedia('print').matches);
  applyTheme(document.documentElement, { theme: 'dark' });
});

afterEach(hideStory);
afterAll(async () => {
  applyTheme(document.documentElement, {});
  await emulate('');
});

function hexOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test.each([
  ['flights', Flights],
  ['trips', Trips],
  ['buttons', Buttons],
])('%s that were dark on the screen are read on white paper without their surfaces', async (_, story) => {
  const page = await showStory(story);
  const faint = [...page.querySelectorAll('*')]
    .filter((element) => !element.matches(':disabled, [aria-disabled="true"]') && element.checkVisibility())
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== ''))
    .filter((element) => contrastRatio(hexOf(getComputedStyle(element).color), '#ffffff') < 4.5);
  expect(faint.map((element) => element.textContent)).toEqual([]);
});

test.each([
  ['ticks', Checkboxes, 'input'],
  ['radios', Radios, 'input'],
  ['switches', Switches, 'input'],
  ['seats', Seats, '[data-seat]'],
])('%s keep on paper what is chosen', async (_, story, control) => {
  const page = await showStory(story);
  const controls = [...page.querySelectorAll(control)];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((one) => getComputedStyle(one).printColorAdjust !== 'exact')).toEqual([]);
});
