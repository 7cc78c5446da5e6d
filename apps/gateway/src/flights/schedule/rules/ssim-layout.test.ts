import { expect, test } from 'vitest';

import {
  carrierLayout,
  type Columns,
  detailFields,
  headerLayout,
  legLayout,
  segmentLayout,
  spareColumns,
  trailerLayout,
} from './ssim-layout.ts';

const layouts: Readonly<Record<string, readonly Readonly<Record<string, Columns>>[]>> = {
  header: [headerLayout],
  carrier: [carrierLayout],
  leg: [legLayout, detailFields],
  segment: [segmentLayout],
  trailer: [trailerLayout],
};

test.each(Object.entries(layouts))('fields and spare columns fill a %s record from 2 to 200, none twice', (_, of) => {
  const columns = [...of.flatMap((layout) => Object.values(layout)), ...spareColumns(...of)];
  const covered = columns.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  expect(covered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 199 }, (_, index) => index + 2));
});

test('the spare columns are those of the standard', () => {
  expect(spareColumns(headerLayout)).toEqual([
    [36, 40],
    [42, 191],
  ]);
  expect(spareColumns(carrierLayout)).toEqual([
    [6, 10],
    [14, 14],
  ]);
  expect(spareColumns(legLayout, detailFields)).toEqual([
    [123, 127],
    [147, 147],
    [162, 172],
  ]);
  expect(spareColumns(segmentLayout)).toEqual([[15, 27]]);
  expect(spareColumns(trailerLayout)).toEqual([
    [2, 2],
    [13, 187],
  ]);
});
