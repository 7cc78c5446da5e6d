import { isOnSharedDevice } from '@airline/session/personal-data';
import {
  type DocumentAnswers,
  documentAnswersOf,
  documentAnswersSchema,
  type PassengerAnswers,
} from '@airline/travellers';
import * as z from 'zod/mini';
import type { StoreApi } from 'zustand';

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

/** A browser whose database hangs is not waited for any longer. */
const openWithinMs = 1_500;

/** What {@link sealDocuments} takes. */
interface SealDocumentsOptions {
  readonly name: string;
  readonly draft: Pick<StoreApi<DraftWithDocuments>, 'getState' | 'subscribe'>;
  /** Called with the draft's answers, those that were sealed among them. */
  readonly onFound: (found: Required<DraftWithDocuments>) => void;
  readonly keys?: SealingKeys | undefined;
}

/**
 * Seals what of a draft stands on documents whenever it changes, and returns what brings it back after a reload: once, and before
 * the pages that ask for it are drawn. On a device that others use too nothing is sealed.
 */
export function sealDocuments({ name, draft, onFound, keys }: SealDocumentsOptions): () => Promise<void> {
  const sealed = createSealedText(name, keys);
  let restoring: Promise<void> | undefined;

  draft.subscribe(({ passengers, typedDocuments }, before) => {
    if (passengers === before.passengers && typedDocuments === before.typedDocuments) return;
    const pages = Object.entries(passengers).map(([page, answers]) => [page, documentAnswersOf(answers)] as const);
    const isEmpty = pages.length === 0 && typedDocuments === undefined;
    if (isEmpty || isOnSharedDevice()) sealed.forget();
    else sealed.keep(JSON.stringify({ passengers: Object.fromEntries(pages), typedDocuments }));
  });

  const restore = async (): Promise<void> => {
    const text = await Promise.race([
      sealed.read(),
      new Promise<undefined>((resolve) => setTimeout(resolve, openWithinMs)),
    ]);
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
  return () => (restoring ??= restore());
}

/** Leaves out what the page answers by now. */
function withoutGiven(kept: DocumentAnswers | undefined, answers: PassengerAnswers): Partial<DocumentAnswers> {
  const given = Object.entries(documentAnswersOf(answers)).filter(([, answer]) => answer !== '');
  return { ...kept, ...Object.fromEntries(given) };
}
