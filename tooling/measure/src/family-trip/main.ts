import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';

import { startGateway } from '../lighthouse/gateway-process.ts';
import { openPhone } from '../slow-phone/phone.ts';
import { bookFamilyTrip, type BookingFigures } from './book-family-trip.ts';
import { words, type Language } from './words.ts';

const runs = 2;
const gateway = await startGateway();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  console.log(
    'Two adults, a child and a lap infant, there and back, on a phone of 360 × 740 at 400 kbit/s and 400 ms with a processor 6 × slower, by a person of the keystroke-level model.\n',
  );
  const names = ['places', 'searched', 'flights', 'chosen', 'passengers', 'extras', 'paid', 'booked'] as const;
  console.log(row(['language', 'pages', 'taps', 'fields', 'keys', ...names.map((name) => `${name} s`)]));
  console.log(row(['---', ...Array.from({ length: names.length + 4 }, () => '---:')]));
  for (const language of Object.keys(words) as Language[]) {
    for (let run = 0; run < runs; run += 1) {
      const { pages, taps, fields, keys, marks } = await book(language);
      const seconds = names.map((name) => ((marks.find(({ what }) => what === name)?.atMs ?? 0) / 1000).toFixed(0));
      console.log(row([language, ...[pages, taps, fields, keys].map(String), ...seconds]));
    }
  }
} finally {
  await browser.close();
  await gateway.stop();
}

async function book(language: Language): Promise<BookingFigures> {
  const { context, page } = await openPhone(browser, words[language].locale);
  try {
    return await bookFamilyTrip(page, gateway.origin, language);
  } finally {
    await context.close();
  }
}

function row(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}
