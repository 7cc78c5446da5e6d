import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './browser-span.ts';

const startedAtMs = 1_795_244_400_000;

export const examples = {
  recordBrowserSpans: {
    request: {
      spans: [
        {
          traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
          spanId: '00f067aa0ba902b7',
          app: 'traveller',
          route: '/air/booking/flights',
          startedAtMs,
          durationMs: 84,
        },
        {
          traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
          spanId: 'b9c7c989f97918e1',
          parentSpanId: '00f067aa0ba902b7',
          app: 'traveller',
          route: '/air/booking/flights',
          call: 'POST /api/air-booking/v1/offers',
          status: 201,
          startedAtMs: startedAtMs + 3,
          durationMs: 81,
        },
      ],
      dropped: 0,
      sentAtMs: startedAtMs + 900,
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
