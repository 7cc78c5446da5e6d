/**
 * Findings of the report that a person has looked at and found right, with the reason. What is not here fails the run.
 */
export const reviewed: Readonly<Record<string, string>> = {
  'meridian URC': 'all of China keeps the time of Beijing',
  'zone-map URC': 'flights are published in the time of Beijing; the second map gives the local time beside it',
  'zone-map BAH': 'the airport stands on an island that the second map leaves out',
  'zone-map PPG': 'the second map confuses American Samoa with Samoa, a day apart',
  'leftover BGO': 'the comma is part of the official name',
  'leftover OSL': 'the comma is part of the official name',
  'leftover TOS': 'the comma is part of the official name',
  'leftover TRD': 'the comma is part of the official name',
  'alias-code DAL': 'DFW is not served: who types its code is offered Love Field',
  'no-scheduled-service NBJ': 'takes over the flights of LAD since 2025, after the source was taken',
  'dialling-code BQ': 'the second source adds the first digit of the subscriber number',
  'dialling-code CW': 'the second source adds the first digit of the subscriber number',
  'dialling-code SJ': 'the second source adds the first digits of the subscriber number',
  'dialling-code VA': '379 is assigned and unused: the Vatican is reached by 39',
};
