import { randomUUID } from 'node:crypto';

import type { ManagedPromotion, PromotionDraft } from '@airline/contract';

import { bearer, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { logIn, type Login } from './prepare-members.ts';
import type { Prepared, Preparations } from './preparations.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Makes what prepares promotions: drafts and published ones, by the manager of a region. */
export function promotionPreparations(
  gateway: FuzzedGateway,
  logInShared: () => Promise<Login>,
): Required<
  Pick<
    Preparations,
    | 'listManagedPromotions'
    | 'readManagedPromotion'
    | 'savePromotion'
    | 'publishPromotion'
    | 'endPromotion'
    | 'measureAudience'
    | 'readPromotion'
    | 'registerForPromotion'
  >
> {
  let device: string | undefined;
  let published: Promise<string> | undefined;

  async function asMarketer(): Promise<Pick<Required<Prepared>, 'headers'>> {
    const credentials = { category: 'areaMarketingManager', ...gateway.marketer } as const;
    const { accessToken, cookie } = await logIn(gateway, credentials, device);
    device = cookie;
    return { headers: bearer(accessToken) };
  }

  function newDraft(): PromotionDraft & { readonly version: number } {
    const words = { title: 'Tres vuelos', summary: 'Vuele tres veces.', terms: 'Una vez por socio.' };
    const after = (days: number) => new Date(gateway.now().getTime() + days * dayMs).toISOString();
    return {
      kind: 'default',
      texts: { es: words, en: words },
      startsAt: after(-1),
      endsAt: after(30),
      timeZone: 'America/Chicago',
      reward: { points: 3_000, flights: 3 },
      audience: { loginState: [], tierStatus: [], corporateRole: [], corporateAccessLevel: [] },
      version: 0,
    };
  }

  async function save(): Promise<Pick<Required<Prepared>, 'headers' | 'pathTexts'>> {
    const manager = await asMarketer();
    const pathTexts = { promotionId: randomUUID() };
    await readAnswer<ManagedPromotion>(
      callEndpoint(gateway, 'savePromotion', { ...manager, pathTexts, body: newDraft() }),
    );
    return { ...manager, pathTexts };
  }

  async function publish(): Promise<Pick<Required<Prepared>, 'headers' | 'pathTexts'>> {
    const saved = await save();
    await readAnswer(callEndpoint(gateway, 'publishPromotion', { ...saved, body: { version: 1 } }));
    return saved;
  }

  const publishOnce = async (): Promise<{ readonly promotionId: string }> => ({
    promotionId: await (published ??= publish().then(({ pathTexts }) => pathTexts['promotionId'] ?? '')),
  });

  return {
    listManagedPromotions: asMarketer,
    readManagedPromotion: save,
    savePromotion: async () => ({
      ...(await asMarketer()),
      pathTexts: { promotionId: randomUUID() },
      body: newDraft(),
    }),
    publishPromotion: async () => ({ ...(await save()), body: { version: 1 } }),
    endPromotion: publish,
    measureAudience: async () => ({ ...(await asMarketer()), body: { audience: newDraft().audience } }),
    readPromotion: async () => ({ pathTexts: await publishOnce() }),
    async registerForPromotion() {
      const { accessToken } = await logInShared();
      return { headers: bearer(accessToken), pathTexts: await publishOnce() };
    },
  };
}
