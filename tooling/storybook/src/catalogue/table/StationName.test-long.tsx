import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { catalogueTexts } from '../texts.ts';
import { findEntries } from './station-entries.ts';
import { StationName } from './StationName.tsx';

function textOf(typed: string, id: string): string {
  const match = findEntries({ typed, includeInactive: true, countryCode: '' }).find(({ entry }) => entry.id === id);
  if (match === undefined) throw new Error(`'${typed}' does not find ${id}`);
  return renderToStaticMarkup(<StationName match={match} texts={catalogueTexts.es} />)
    .replaceAll(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']')
    .replaceAll(/<[^>]+>/g, '');
}

test.each([
  ['', 'MDW', 'Chicago (Midway), IL - MDWChicago Midway International AirportGrupos: Chicago'],
  ['midway', 'MDW', 'Chicago ([Midway]), IL - MDWChicago [Midway] International AirportGrupos: Chicago'],
  ['nola', 'MSY', 'New Orleans, LA - MSYLouis Armstrong New Orleans International AirportCoincide con: [NOLA]'],
  ['chicago', 'CHICAGO', '[Chicago] (all airports)Miembros: MDW, ORD'],
])('for %j the row of %s reads %j', (typed, id, text) => {
  expect(textOf(typed, id)).toBe(text);
});
