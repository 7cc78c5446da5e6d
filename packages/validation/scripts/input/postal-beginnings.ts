/** How the postal codes of a country begin, where its post says that none begins otherwise. */
export interface PostalBeginning {
  readonly countryCode: string;
  /** A regular expression for the first letters or digits, after the prefix that envelopes print. */
  readonly beginning: string;
  /** Who says so, and what. */
  readonly source: string;
}

/**
 * Only what is public and has been so for decades: an address that is right must never be refused, so a country whose post
 * still opens new ranges has no row.
 */
export const postalBeginnings: readonly PostalBeginning[] = [
  { countryCode: 'AT', beginning: '[1-9]', source: 'Österreichische Post: the first digit is the region, 1 to 9' },
  {
    countryCode: 'AU',
    beginning: '0[289]|[1-9]',
    source: 'Australia Post: 0200 to 0299 and 0800 to 0999 are the two territories, the states have 1000 and up',
  },
  { countryCode: 'BE', beginning: '[1-9]', source: 'bpost: the first digit is the region, 1 to 9' },
  { countryCode: 'BG', beginning: '[1-9]', source: 'Bulgarian Posts: codes run from 1000 to 9999' },
  {
    countryCode: 'BR',
    beginning: '0[1-9]|[1-9]',
    source: 'Correios: codes run from 01000-000 (São Paulo) to 99999-999',
  },
  { countryCode: 'CH', beginning: '[1-9]', source: 'Swiss Post: the first digit is the district, 1 to 9' },
  {
    countryCode: 'CO',
    beginning: '0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579]',
    source: 'MinTIC, resolution 567 of 2011: the first two digits are the department, by its DANE code',
  },
  { countryCode: 'CZ', beginning: '[1-7]', source: 'Česká pošta: the first digit is the region, 1 to 7' },
  { countryCode: 'DE', beginning: '0[1-9]|[1-9]', source: 'Deutsche Post: 01001 is the least code' },
  {
    countryCode: 'EC',
    beginning: '0[1-9]|1\\d|2[0-4]',
    source: 'INEC: the first two digits are the province, 01 to 24',
  },
  {
    countryCode: 'ES',
    beginning: '0[1-9]|[1-4]\\d|5[0-2]',
    source: 'Correos: the first two digits are the province, 01 to 52, by its INE code',
  },
  {
    countryCode: 'FR',
    beginning: '(?!9[69])',
    source: 'La Poste: the first two digits are the department; no department and no territory has 96 or 99',
  },
  { countryCode: 'GR', beginning: '[1-8]', source: 'ELTA: the first digit is the region, 1 to 8' },
  {
    countryCode: 'GT',
    beginning: '0[1-9]|1\\d|2[0-2]',
    source: 'Correos: the first two digits are the department, 01 to 22',
  },
  { countryCode: 'HR', beginning: '[1-5]', source: 'Hrvatska pošta: codes run from 10000 (Zagreb) to 53296' },
  { countryCode: 'HU', beginning: '[1-9]', source: 'Magyar Posta: the first digit is the region, 1 to 9' },
  { countryCode: 'ID', beginning: '[1-9]', source: 'Pos Indonesia: the first digit is the region, 1 to 9' },
  {
    countryCode: 'IE',
    beginning: '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[\\dAC-FHKNPRTV-Y]{4}',
    source: 'Eircode: the letters in use, and routing keys of a letter and two digits beside D6W',
  },
  {
    countryCode: 'IN',
    beginning: '[1-9]',
    source: 'India Post: the first digit is the zone, 1 to 8, and 9 for the army',
  },
  { countryCode: 'IT', beginning: '(?!99)', source: 'Poste Italiane: codes run from 00010 to 98168' },
  { countryCode: 'JP', beginning: '(?!000)', source: 'Japan Post: 001 (Hokkaido) is the least code of a district' },
  { countryCode: 'KR', beginning: '0[1-9]|[1-5]\\d|6[0-3]', source: 'Korea Post, since 2015: 01 (Seoul) to 63 (Jeju)' },
  { countryCode: 'LU', beginning: '[1-9]', source: 'POST Luxembourg: codes run from 1009 to 9999' },
  {
    countryCode: 'MX',
    beginning: '0[1-9]|1[0-6]|[2-9]\\d',
    source: 'Correos de México: the first two digits are the state: 01 to 16 Mexico City, 20 to 99 the others',
  },
  { countryCode: 'MY', beginning: '(?!00|99)', source: 'Pos Malaysia: codes run from 01000 to 98859' },
  {
    countryCode: 'NL',
    beginning: '[1-9]\\d{3}(?! ?S[ADS])',
    source: 'PostNL: codes run from 1000 up, and the letters SA, SD and SS are never given',
  },
  {
    countryCode: 'PE',
    beginning: '[LC]|0[1-9]|1\\d|2[0-5]',
    source: 'Ministry of Transport, 2011: the first two digits are the department, 01 to 25',
  },
  { countryCode: 'PT', beginning: '[1-9]', source: 'CTT: codes run from 1000 to 9999' },
  { countryCode: 'RU', beginning: '[1-6]', source: 'Russian Post: codes run from 101000 to 694999' },
  { countryCode: 'SE', beginning: '[1-9]', source: 'PostNord: codes run from 100 00 to 984 99' },
  { countryCode: 'SI', beginning: '[1-9]', source: 'Pošta Slovenije: codes run from 1000 to 9999' },
  { countryCode: 'SK', beginning: '[089]', source: 'Slovenská pošta: the first digit is the region, 8, 9 or 0' },
  { countryCode: 'TH', beginning: '[1-9]', source: 'Thailand Post: codes run from 10100 to 96220' },
  {
    countryCode: 'TR',
    beginning: '0[1-9]|[1-7]\\d|8[01]',
    source: 'PTT: the first two digits are the province, 01 to 81, by its plate',
  },
  { countryCode: 'TW', beginning: '[1-9]', source: 'Chunghwa Post: 100 (Taipei) is the least code' },
  {
    countryCode: 'US',
    beginning: '(?!00[0-4])',
    source: 'USPS, labeling list L002: 005 is the least three-digit prefix',
  },
];
