import { onPersonCleared } from '@airline/session/personal-data';
import type * as z from 'zod/mini';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What {@link createTabDraft} takes. */
export interface TabDraftOptions<State> {
  /** Names it in the tab's storage, after `airline.`. */
  readonly key: string;
  readonly schema: z.ZodMiniType<State>;
  readonly empty: State;
  /** Gives what of it outlives a reload. */
  readonly toStored: (state: State) => State;
}

/**
 * Creates a draft that is kept through a reload and gone with the tab, and cleared with the person. Components read it as a hook;
 * `getState` and `setState` work anywhere.
 *
 * @example
 * ```ts
 * import { createTabDraft } from '@airline/journey-draft';
 * import * as z from 'zod/mini';
 *
 * const schema = z.object({ note: z.optional(z.string()) });
 * const useNote = createTabDraft({ key: 'note', schema, empty: {}, toStored: (state) => state });
 * useNote.setState({ note: 'window seat' });
 * console.log(useNote.getState().note); // window seat
 * ```
 */
export function createTabDraft<State>({
  key,
  schema,
  empty,
  toStored,
}: TabDraftOptions<State>): UseBoundStore<StoreApi<State>> {
  const useDraft = create<State>()(
    persist((): State => empty, {
      name: `airline.${key}`,
      storage: createJSONStorage(() => sessionStorage),
      partialize: toStored,
      // What an earlier release wrote may have another shape: then the draft begins anew.
      merge: (stored) => {
        const parsed = schema.safeParse(stored ?? empty);
        return parsed.success ? parsed.data : empty;
      },
    }),
  );
  onPersonCleared(() => useDraft.setState(empty, true));
  return useDraft;
}
