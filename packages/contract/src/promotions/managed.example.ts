import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './managed.ts';
import type { ManagedPromotion, PromotionDraft } from './values.ts';

const draft = {
  kind: 'chiefs',
  texts: {
    es: { title: 'Semana de jefas', summary: 'Vuele dos veces: 2,000 puntos.', terms: 'Una vez por socio.' },
    en: { title: 'Chiefs’ week', summary: 'Fly twice: 2,000 points.', terms: 'Once for each member.' },
  },
  startsAt: '2026-12-01T06:00:00Z',
  endsAt: '2026-12-20T06:00:00Z',
  timeZone: 'America/Chicago',
  reward: { points: 2000, flights: 2 },
  audience: { loginState: ['loggedIn'], tierStatus: ['gold', 'platinum'], corporateRole: [], corporateAccessLevel: [] },
} satisfies PromotionDraft;

const managed = {
  id: '7c1f2d34-5b6a-4a8e-9d10-2f3a4b5c6d7e',
  region: 'central',
  ...draft,
  stage: 'draft',
  version: 1,
  registrations: 0,
  rewards: 0,
} satisfies ManagedPromotion;

const published = { ...managed, stage: 'published', publishedAt: '2026-11-26T15:00:00Z' } satisfies ManagedPromotion;

export const examples = {
  listManagedPromotions: { answer: { region: 'central', promotions: [managed] } },
  readManagedPromotion: { answer: published },
  savePromotion: { request: { ...draft, version: 0 }, answer: managed },
  publishPromotion: { request: { version: 1 }, answer: published },
  endPromotion: { answer: { ...published, stage: 'ended', endsAt: '2026-12-02T15:00:00Z' } },
  measureAudience: { request: { audience: draft.audience }, answer: { accounts: 1240, few: 50, hasVisitors: false } },
} satisfies ExamplesOf<typeof endpoints>;
