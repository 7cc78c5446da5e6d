import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './reports.ts';

export const examples = {
  readCompanyReport: {
    answer: {
      report: 'monthly-spend',
      from: '2026-11-01',
      to: '2026-11-30',
      columns: [
        { name: 'month', kind: 'month', label: 'Mes' },
        { name: 'tickets', kind: 'count', label: 'Boletos' },
        { name: 'flights', kind: 'count', label: 'Vuelos' },
        { name: 'sold', kind: 'money', label: 'Vendido' },
        { name: 'givenBack', kind: 'money', label: 'Devuelto' },
        { name: 'net', kind: 'money', label: 'Gasto neto' },
        { name: 'averageBase', kind: 'money', label: 'Tarifa base media' },
      ],
      rows: [
        {
          month: '2026-11',
          tickets: 41,
          flights: 96,
          sold: 812_420,
          givenBack: -31_280,
          net: 781_140,
          averageBase: 16_210,
        },
      ],
      summary: {
        count: 1,
        totals: { tickets: 41, flights: 96, sold: 812_420, givenBack: -31_280, net: 781_140 },
      },
    },
  },
  createReportFile: {
    request: { report: 'air-spend', format: 'xlsx', from: '2026-11-01', to: '2026-11-30' },
    answer: { path: '/api/corporate/v1/report-files/eyJhbGciOiJIUzI1NiJ9.e30.c2ln', expiresAt: '2026-11-26T10:05:00Z' },
  },
  downloadReportFile: { answer: 'Fecha,Tipo,Reserva' },
} satisfies ExamplesOf<typeof endpoints>;
