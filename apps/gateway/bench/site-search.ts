import { endpoints } from '@airline/contract';

import { measureServer, serverHeadings, type BenchmarkPorts, type Load } from './http.ts';
import { formatTable } from './measure.ts';

/** What people type, a key at a time. */
const typed = {
  es: [
    'equipaje de mano',
    'perdí mi maleta',
    'cancelar mi vuelo',
    'mi perro',
    'silla de ruedas',
    'nueva york',
    'cancún',
    'puntos',
  ],
  en: ['carry on size', 'lost luggage', 'cancel my flight', 'my dog', 'wheelchair', 'chicago', 'los angeles', 'refund'],
} as const;

/** As large as the suggestions of a header are, in bytes. */
const suggestionBytes = 1_000;

/** Measures suggestions and results beside a bare route that sends as many bytes: for a few people at once, and for 50. */
export async function benchmarkSiteSearch(): Promise<void> {
  for (const connections of [4, 50]) {
    console.log(`\nThe search of the site, ${connections} connections on loopback, server and client a process each:`);
    console.log(formatTable(serverHeadings, await measureServer(searchLoads, connections)));
  }
}

function searchLoads({ gatewayPort, barePort }: BenchmarkPorts): readonly Load[] {
  const languages = ['es', 'en'] as const;
  const keys = languages.flatMap((profile) =>
    typed[profile].flatMap((text) =>
      Array.from({ length: text.length - 1 }, (_, length) => ({ profile, text: text.slice(0, length + 2) })),
    ),
  );
  const address = (path: string, parameters: Readonly<Record<string, string>>): string =>
    `${path}?${new URLSearchParams({ collection: 'site', ...parameters }).toString()}`;
  return [
    { name: 'bare Hono route, as many bytes', port: barePort, paths: [`/bytes/${suggestionBytes}`] },
    {
      name: 'suggestions, a key at a time',
      port: gatewayPort,
      paths: keys.map(({ profile, text }) =>
        address(endpoints.suggestSearches.path, { partial_query: text, profile, fmt: 'json++', show: '7' }),
      ),
    },
    {
      name: 'results',
      port: gatewayPort,
      paths: languages.flatMap((profile) =>
        typed[profile].map((query) => address(endpoints.searchSite.path, { query, profile })),
      ),
    },
  ];
}
