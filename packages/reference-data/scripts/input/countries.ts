/** Short English names: at most 14 characters, about ten. The other countries are called by their English name. */
export const shortNames: Readonly<Record<string, string>> = {
  AE: 'UAE',
  AG: 'Antigua',
  AS: 'Am. Samoa',
  AX: 'Åland Is.',
  BA: 'Bosnia',
  BF: 'Burkina',
  BL: 'St. Barts',
  BQ: 'Carib. NL',
  BV: 'Bouvet Is.',
  CC: 'Cocos Is.',
  CD: 'DR Congo',
  CF: 'Cent. Afr.',
  CG: 'Congo',
  CK: 'Cook Is.',
  CX: 'Christmas I.',
  DO: 'Dom. Rep.',
  EH: 'W. Sahara',
  FK: 'Falklands',
  FO: 'Faroe Is.',
  GB: 'UK',
  GF: 'Fr. Guiana',
  GQ: 'Eq. Guinea',
  GS: 'S. Georgia',
  GW: 'G.-Bissau',
  HM: 'Heard Is.',
  IO: 'Br. Ind. Oc.',
  KN: 'St. Kitts',
  KP: 'N. Korea',
  KR: 'S. Korea',
  KY: 'Cayman Is.',
  LI: 'Liechtenst.',
  MH: 'Marshall Is.',
  MK: 'N. Macedonia',
  MP: 'N. Marianas',
  NC: 'New Caled.',
  NF: 'Norfolk Is.',
  PF: 'Fr. Polyn.',
  PG: 'Papua N.G.',
  PM: 'St. Pierre',
  PN: 'Pitcairn',
  SB: 'Solomon Is.',
  SJ: 'Svalbard',
  SS: 'S. Sudan',
  ST: 'São Tomé',
  TC: 'Turks & C.',
  TF: 'Fr. S. Terr.',
  TT: 'Trinidad',
  UM: 'US Minor Is.',
  US: 'USA',
  VA: 'Vatican',
  VC: 'St. Vincent',
  VG: 'Brit. V.I.',
  VI: 'US V.I.',
  WF: 'Wallis',
  ZA: 'S. Africa',
};

/** The European Union's 27 members, Iceland, Liechtenstein and Norway, and Switzerland, whose law is alike. */
export const gdprCountries = `
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
  IS LI NO
  CH
`;

/** PayPal's own codes where they are not ISO's. */
export const payPalCodes: Readonly<Record<string, string>> = { CN: 'C2' };

/** Whether a postal code is required, as docs/rules.md §3 says: it goes before the postal data. */
export const postalRequiredByRule = {
  required: 'US CA MX JP',
  notRequired: 'IE CO PA PE HK SS SR SY TZ TL TG TO TT TV UG AE VU VG VI WF EH YE ZW',
} as const;

/** Alpha-3 codes where CLDR's is not the one in use: Kosovo has no ISO code, and XKX is the European institutions'. */
export const alpha3Overrides: Readonly<Record<string, string>> = { XK: 'XKX' };
