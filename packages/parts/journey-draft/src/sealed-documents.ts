import { isOnSharedDevice, onPersonCleared } from '@airline/session/personal-data';
import {
  type DocumentAnswers,
  documentAnswersOf,
  documentAnswersSchema,
  type PassengerAnswers,
} from '@airline/travellers';
import * as z from 'zod/mini';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

import { createSealedText } from './sealed-text.ts';
import type { SealingKeys } from './sealing-keys.ts';

/** What of a draft stands on documents. */
interface DraftWithDocuments {
  readonly passengers: Readonly<Record<string, PassengerAnswers>>;
  readonly typedDocuments?: Readonly<Record<string, DocumentAnswers>> | undefined;
}

const documents = z.object({
  passengers: z.record(z.string(), documentAnswersSchema),
  typedDocuments: z.optional(z.record(z.string(), documentAnswersSchema)),
});

/** Answers that come sooner than this are there before the page is drawn; until later ones are, the page says that it waits. */
const SOON_MILLISECONDS = 300;

/** What {@link sealDocuments} takes. */
interface SealDocumentsOptions {
  readonly name: string;
  readonly draft: Pick<StoreApi<DraftWithDocuments>, 'getState' | 'subscribe'>;
  /** Called with the draft's answers, those that were sealed among them. */
  readonly onFound: (found: Required<DraftWithDocuments>) => void;
  readonly keys?: SealingKeys | undefined;
}

/** Whether it is not known yet what of a draft stood on documents before a reload. */
export interface RestoringState {
  readonly isRestoring: boolean;
}

/** What of a draft stands on documents, sealed through a reload. */
export interface SealedDocuments {
  /** Brings it back, once. Resolves when it is known what there is, and after a moment in every case. */
  readonly restore: () => Promise<void>;
  readonly useRestoring: UseBoundStore<StoreApi<RestoringState>>;
  /** Waits no longer. What comes all the same is taken where nothing else was answered by then. */
  readonly skip: () => void;
}

/**
 * Seals what of a draft stands on documents whenever it changes, and brings it back after a reload. A browser that takes its time, or
 * whose database never answers, is waited for until the person wants to wait no longer. On a device that others use too nothing is sealed.
 */
export function sealDocuments({ name, draft, onFound, keys }: SealDocumentsOptions): SealedDocuments {
  const sealed = createSealedText(name, keys);
  const useRestoring = create<RestoringState>()(() => ({ isRestoring: false }));
  const end = () => useRestoring.setState({ isRestoring: false });
  let restoring: Promise<void> | undefined;
  onPersonCleared(() => sealed.clearKeys());

  draft.subscribe(({ passengers, typedDocuments }, before) => {
    if (passengers === before.passengers && typedDocuments === before.typedDocuments) return;
    const pages = Object.entries(passengers).map(([page, answers]) => [page, documentAnswersOf(answers)] as const);
    const isEmpty = pages.length === 0 && typedDocuments === undefined;
    if (isEmpty || isOnSharedDevice()) sealed.forget();
    else sealed.keep(JSON.stringify({ passengers: Object.fromEntries(pages), typedDocuments }));
  });

  const open = async (): Promise<void> => {
    const text = await sealed.read();
    const parsed = documents.safeParse(text === undefined ? undefined : JSON.parse(text));
    if (!parsed.success) return;
    const { passengers, typedDocuments } = draft.getState();
    const known = Object.entries(passengers).map(
      ([page, answers]) => [page, { ...answers, ...withoutGiven(parsed.data.passengers[page], answers) }] as const,
    );
    onFound({
      passengers: Object.fromEntries(known),
      typedDocuments: { ...parsed.data.typedDocuments, ...typedDocuments },
    });
  };
  return {
    async restore() {
      if (restoring === undefined) {
        useRestoring.setState({ isRestoring: true });
        restoring = open().finally(end);
      }
      if (!useRestoring.getState().isRestoring) return;
      const soon = new Promise<void>((resolve) => {
        setTimeout(resolve, SOON_MILLISECONDS);
      });
      await Promise.race([restoring, soon]);
    },
    useRestoring,
    skip: end,
  };
}

/** Leaves out what the page answers by now. */
function withoutGiven(kept: DocumentAnswers | undefined, answers: PassengerAnswers): Partial<DocumentAnswers> {
  const given = Object.entries(documentAnswersOf(answers)).filter(([, answer]) => answer !== '');
  return { ...kept, ...Object.fromEntries(given) };
}
