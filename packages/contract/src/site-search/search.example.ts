import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './search.ts';

export const examples = {
  searchSite: {
    answer: {
      question: { originalQuery: 'mi perro', query: 'mi perro', collection: { id: 'site' }, profile: 'es' },
      response: {
        resultPacket: {
          query: 'mi perro',
          queryAsProcessed: 'perro',
          resultsSummary: {
            fullyMatching: 1,
            partiallyMatching: 0,
            totalMatching: 1,
            numRanks: 10,
            currStart: 1,
            currEnd: 1,
            prevStart: null,
            nextStart: null,
          },
          spell: null,
          results: [
            {
              rank: 1,
              score: 1000,
              title: '¿Puedo llevar mi perro o mi gato?',
              collection: 'help',
              liveUrl: '/help/#pets',
              summary: 'Alisio no lleva mascotas ni otros animales, ni en la cabina ni en la bodega.',
              metaData: { within: ['Ayuda', 'Mascotas'], titleMarks: [[16, 21]], summaryMarks: [] },
            },
          ],
        },
      },
      error: null,
    },
  },
  showSearchResults: { answer: '<!doctype html><title>perro · Alisio</title>' },
} satisfies ExamplesOf<typeof endpoints>;
