import type * as z from 'zod/mini';

import { idempotencyKeyHeader } from '../endpoint.ts';
import type { EndpointName, endpoints } from '../generated/endpoints.ts';
import type { OpenApiParameter } from './openapi-document.ts';

type FieldsOf<Endpoint, Part extends string> =
  Endpoint extends Readonly<Record<Part, z.ZodMiniObject<infer Shape>>> ? keyof Shape & string : never;

/** Names every field of every path and query. */
export type ParameterName = {
  [Name in EndpointName]:
    | FieldsOf<(typeof endpoints)[Name], 'query'>
    | FieldsOf<(typeof endpoints)[Name], 'parameters'>;
}[EndpointName];

/** What each field of a path or a query means, and one value of it. */
export const parameterWords: Readonly<
  Record<ParameterName, { readonly description: string; readonly example: string }>
> = {
  approvalId: {
    description: 'The request for approval, by the id that its client made.',
    example: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0060',
  },
  viewId: {
    description: 'The view of a report, by the id that its client made.',
    example: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0070',
  },
  credentialId: {
    description: 'The credential, by the id that its client made.',
    example: '0b0f3d7c-8a4e-4f0a-9b52-6f3c1d2e4a51',
  },
  list: { description: 'Which requests: those that wait, have an answer, or had none in time.', example: 'waiting' },
  legId: {
    description: 'The leg: flight, local date and station of departure.',
    example: '9Z1234-2026-12-01-DAL',
  },
  origin: { description: 'Where the direction starts: a station’s code or a group’s id.', example: 'DAL' },
  destination: { description: 'Where the direction ends: a station’s code or a group’s id.', example: 'HOU' },
  date: { description: 'The local date of departure.', example: '2026-12-01' },
  days: { description: 'How many days from the date on: the date alone, or a week.', example: '7' },
  stops: { description: 'Which flights: all of them, or those that land nowhere on the way.', example: 'any' },
  language: { description: 'The language of its texts.', example: 'es' },
  flight: { description: 'Airline designator and flight number.', example: '9Z1234' },
  month: { description: 'The month whose days are asked for.', example: '2026-12' },
  collection: { description: 'What is searched: site, help, pages or places.', example: 'site' },
  partial_query: { description: 'What has been typed so far.', example: 'equi' },
  query: { description: 'What is searched for; absent or blank for none.', example: 'perdí mi maleta' },
  profile: { description: 'The language of what is found: es or en; any other one is the default one.', example: 'es' },
  show: { description: 'How many suggestions at most: 10 by default, 50 at most.', example: '10' },
  sort: { description: 'The order: 0 by weight (the default), 1 the shortest first, 2 by the alphabet.', example: '0' },
  fmt: { description: 'The form: json (the default) for texts, json++ for objects.', example: 'json' },
  alpha: {
    description:
      'What counts for the weight: from 0, how short a suggestion is, to 1, how well it fits; 0.5 by default.',
    example: '0.5',
  },
  callback: {
    description: 'The function that a script calls with json++; without json++ it does nothing.',
    example: 'show',
  },
  num_ranks: { description: 'How many results a page has: 10 by default, 50 at most.', example: '10' },
  start_rank: { description: 'The rank of the first result: 1 by default.', example: '1' },
  adults: { description: 'How many travellers of 12 years and over.', example: '2' },
  children: { description: 'How many travellers of 2 to 11 years.', example: '0' },
  lapInfants: { description: 'How many infants under 2 years without a seat of their own.', example: '0' },
  passkeyId: {
    description: 'The passkey, as Read multi factor names it.',
    example: '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0a',
  },
  sessionId: {
    description: 'The session, as List sessions names it.',
    example: '7d3f0a64-2c1e-4f7b-9b1d-5e8a6c0f2b91',
  },
  recordLocator: { description: 'The record locator of a trip.', example: 'K7PM2Q' },
  requestId: {
    description: 'The request, as List waiting points requests names it.',
    example: '5b1c0e52-8f5b-4d3c-9a55-3a1f9c2e7b11',
  },
  deviceId: {
    description: 'The device, as List trusted devices names it.',
    example: '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0b',
  },
  travelerId: {
    description: 'The id that the client made for the traveller, as List frequent travelers names it.',
    example: '5f0c3c1e-8f5b-4d3c-9a55-3a1f9c2e7b10',
  },
  cardId: {
    description: 'The id that the client made for the card, as List saved cards names it.',
    example: '1c9ad2d5-5a7e-4a68-9f0e-64ad0c6e2f31',
  },
  orderId: {
    description: 'The id that the order’s challenge or delay gave.',
    example: '6f1c2f0e-5f0b-4c55-9a51-0b8f2f7f9d11',
  },
  token: {
    description: 'What the link of a watch in a mail carries.',
    example: '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  },
  watchId: {
    description: 'The watch, as List fare watches names it.',
    example: '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10',
  },
  report: { description: 'Which report.', example: 'air-spend' },
  from: { description: 'The first day, in UTC.', example: '2026-11-01' },
  to: { description: 'The last day, in UTC: 366 days from the first one at most.', example: '2026-11-30' },
  traveller: { description: 'A part of the traveller’s name, letter case and accents aside.', example: 'gil' },
  reference: { description: 'A part of the company’s own reference.', example: 'PRJ-40' },
  costCentre: { description: 'The code of a cost centre.', example: 'VENTAS' },
  format: { description: 'The form: json (the default) or csv.', example: 'json' },
  limit: { description: 'How many rows a page has at most: 100 by default.', example: '500' },
  cursor: { description: 'What the page before gave as next.', example: 'WyIyMDI2LTExLTI2Il0' },
  file: { description: 'What the path of Create report file ends with.', example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  departmentId: {
    description: 'The department: a UUID that the client makes for a new one.',
    example: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0001',
  },
  costCentreId: {
    description: 'The cost centre: a UUID that the client makes for a new one.',
    example: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0002',
  },
  memberId: {
    description: 'Somebody of the company, as List company members names them.',
    example: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011',
  },
  search: { description: 'A part of a name, an address or a number of theirs.', example: 'mora' },
  state: {
    description: 'Where the membership stands; by default those who are in the company or invited.',
    example: 'active',
  },
  role: { description: 'Those who travel, or those who manage travel; by default both.', example: 'traveler' },
  page: { description: 'The page of the list, from 1.', example: '2' },
  before: { description: 'The id of a row that was listed: those before it follow.', example: '17' },
  promotionId: {
    description: 'The promotion; a new one has the UUID that its writer makes for it.',
    example: '0a6e9a52-0f57-4c5b-9a57-4a1d6f5a3b10',
  },
  changeId: {
    description: 'The id that the change’s challenge or delay gave.',
    example: '3b0c9d7a-41e2-4c8e-8f57-1d2a6b9e4c05',
  },
  purchaseId: {
    description: 'The id that the challenge or the delay of the purchase gave.',
    example: '5e1f7c20-9a3d-4b68-8c11-7f0d2e4a6b93',
  },
};

/** The header that an operation needs to be done once, however often it is sent. */
export const idempotencyKeyParameter: OpenApiParameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: true,
  description:
    'Makes the write happen once: the client makes one for each intent, and sends the same one when it tries again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
  example: 'b1c6f9a2-77f1-4c1d-9b6e-3a1f0f6f2d10',
};
