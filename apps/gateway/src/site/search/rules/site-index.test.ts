import { describe, expect, test } from 'vitest';

import { foldText } from './fold-text.ts';
import { createSiteIndex, type SitePage } from './index.ts';
import { readPage } from './read-page.ts';
import { editDistance } from './spelling.ts';
import { stemWord } from './stem-word.ts';

const help: SitePage = {
  path: '/help/',
  language: 'es',
  html: `<html><head><meta name="description" content="Respuestas &amp; más" /></head><body>
    <header><a href="/search">Buscar</a></header>
    <main id="main"><h1 class="x">Ayuda</h1><p>Lo que más nos preguntan.</p><button>Imprimir</button>
    <nav><h2 id="contents">En esta página</h2><a href="#pets">Mascotas</a></nav>
    <section><h2 id="pets">Mascotas</h2><h3>¿Puedo llevar mi perro?</h3><p>No llevamos mascotas. Vea <a href="/fees#bags">el equipaje</a>.</p></section>
    <section><h2 id="bags">Equipaje</h2><p>La maleta de mano mide 56 cm.</p><table><tr><td><span aria-hidden="true">Tarifa</span>Brisa</td><td>1</td></tr></table></section>
    </main><footer><a href="/air/change/">Cambie sus vuelos</a></footer></body></html>`,
};
const change: SitePage = {
  path: '/air/change/',
  language: 'es',
  html: '<meta name="description" content="Mueva su fecha." /><main><h1>Encuentre el viaje</h1></main>',
};
const flights = {
  title: ({ name }: { readonly name: string }) => `Vuelos a ${name}`,
  text: ({ displayName }: { readonly displayName: string }) => displayName,
  address: ({ id }: { readonly id: string }) => `/air/booking/flights?to=${id}`,
  kind: 'Destinos',
};
const index = createSiteIndex([help, change], { es: flights, en: flights });
const search = (query: string, collection: 'site' | 'help' | 'pages' | 'places' = 'site') =>
  index.search({ query, collection, language: 'es' });
const suggest = (query: string) => index.suggest({ query, collection: 'site', language: 'es' });

test('a page is read as itself, its sections and the questions in them, without what is not its text', () => {
  expect(readPage(help)).toEqual([
    {
      collection: 'help',
      address: '/help/',
      title: 'Ayuda',
      within: [],
      text: 'Lo que más nos preguntan. Respuestas & más',
    },
    { collection: 'help', address: '/help/#pets', title: 'Mascotas', within: ['Ayuda'], text: '' },
    {
      collection: 'help',
      address: '/help/#pets',
      title: '¿Puedo llevar mi perro?',
      within: ['Ayuda', 'Mascotas'],
      text: 'No llevamos mascotas. Vea el equipaje.',
    },
    {
      collection: 'help',
      address: '/help/#bags',
      title: 'Equipaje',
      within: ['Ayuda'],
      text: 'La maleta de mano mide 56 cm. Brisa 1',
    },
  ]);
  expect(readPage({ ...help, html: '<main>No heading.</main>' })).toEqual([]);
});

describe('a search', () => {
  test('finds a word in any case, without accents, in other forms, and marks it in an excerpt', () => {
    const [first] = search('MASCÓTA').found;
    expect(first).toMatchObject({ address: '/help/#pets', relevance: 1, isWhole: true });
    const { summary } = search('perros').found[0] ?? {};
    expect(summary?.text).toBe('No llevamos mascotas. Vea el equipaje.');
    // What means the same is marked too.
    expect(summary?.marks.map(([from, to]) => summary.text.slice(from, to))).toEqual(['mascotas']);
  });

  test('finds what is misspelled, and says what may have been meant', () => {
    const { found, correction } = search('equipage de mano');
    expect(found[0]?.address).toBe('/help/#bags');
    expect(correction).toBe('equipaje de mano');
    expect(search('equipaje').correction).toBeUndefined();
  });

  test('finds a page by what others call it', () => {
    expect(search('cambie sus vuelos').found[0]).toMatchObject({ address: '/air/change/', collection: 'pages' });
  });

  test('finds the places that it names first, and takes no other word for one', () => {
    expect(search('vuelos a Cancún').found[0]).toMatchObject({
      collection: 'places',
      address: '/air/booking/flights?to=CUN',
      title: { text: 'Vuelos a Cancún' },
    });
    expect(search('perro').found.some(({ collection }) => collection === 'places')).toBe(false);
    expect(search('cancum', 'places').found[0]?.address).toBe('/air/booking/flights?to=CUN');
  });

  test('keeps to its collection', () => {
    expect(search('cancun', 'help').found).toEqual([]);
    expect(search('cambie sus vuelos', 'help').found.every(({ collection }) => collection === 'help')).toBe(true);
  });

  test('of words that only ask, or of none, nothing is found', () => {
    for (const query of ['', 'como puedo', '¿?', '   ']) expect(search(query).found).toEqual([]);
  });
});

test('suggestions are titles whose words begin so, each once, and places', () => {
  expect(suggest('equi').map(({ title }) => title)).toEqual(['Equipaje']);
  expect(suggest('canc')[0]).toMatchObject({ title: 'Vuelos a Cancún', kind: 'Destinos' });
  expect(suggest('perr')[0]).toMatchObject({ title: '¿Puedo llevar mi perro?', kind: 'Ayuda' });
  expect(suggest('')).toEqual([]);
});

test.each([
  ['cancelar', 'cancelación', 'es'],
  ['boleto', 'boletos', 'es'],
  ['perro', 'perros', 'es'],
  ['devolución', 'devoluciones', 'es'],
  ['cancelled', 'cancel', 'en'],
  ['bags', 'bag', 'en'],
  ['refunded', 'refunds', 'en'],
] as const)('%s and %s have one stem', (one, other, language) => {
  expect(stemWord(foldText(one), language)).toBe(stemWord(foldText(other), language));
});

test.each([
  ['maleta', 'maleta', 0],
  ['maleta', 'maelta', 1],
  ['maleta', 'malet', 1],
  ['equipage', 'equipaje', 1],
  ['perro', 'gato', undefined],
])('from %s to %s it is %s mistakes', (from, to, mistakes) => {
  expect(editDistance(from, to, 2)).toBe(mistakes);
});
