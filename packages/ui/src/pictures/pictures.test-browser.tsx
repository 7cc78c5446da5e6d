import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import '../styles/styles.css';

import { Spanish as AppShell } from '../app-shell/AppShell.stories.tsx';
import { Open as DateRangePicker } from '../date-picker/DatePicker.stories.tsx';
import { Spanish as ErrorSummary } from '../error-summary/ErrorSummary.stories.tsx';
import { FaresSpanish, FlightSpanish, TripSpanish } from '../flight-timeline/FlightTimeline.stories.tsx';
import { Spanish as SeatMap } from '../seat-map/SeatMap.stories.tsx';
import { Open as StationPicker } from '../station-picker/StationPicker.stories.tsx';
import { hideStory, showStory } from '../story-kit/show-story.tsx';
import { Spanish as Table } from '../table/Table.stories.tsx';
import { applyTheme } from '../theme/index.ts';

beforeEach(async () => {
  // The calendar marks today.
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  await document.fonts.load('1rem "Figtree Variable"');
});

afterEach(() => {
  hideStory();
  vi.useRealTimers();
});

const stories = [
  ['fare-card', FaresSpanish, 'light', 1000, 480],
  ['flight-timeline', FlightSpanish, 'light', 720, 480],
  ['flight-timeline-narrow', FlightSpanish, 'dark', 360, 560],
  ['trip-card', TripSpanish, 'light', 720, 340],
  ['trip-card-narrow', TripSpanish, 'dark', 360, 440],
  ['seat-map', SeatMap, 'light', 760, 640],
  ['station-picker', StationPicker, 'light', 760, 520],
  ['date-range-picker', DateRangePicker, 'light', 760, 640],
  ['error-summary', ErrorSummary, 'dark', 560, 480],
  ['table', Table, 'light', 760, 420],
  ['app-shell', AppShell, 'light', 1000, 700],
] as const;

test.each(stories)('%s looks as it did', async (name, story, theme, width, height) => {
  await page.viewport(width, height);
  applyTheme(document.documentElement, { theme });
  await showStory(story);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
});
