/** What a recorder is started with. */
export interface ReplaySettings {
  readonly app: string;
  /** Elements that are recorded as they stand; every other text, picture and value is masked. */
  readonly publicSelector: string;
  /** Tells whether the contents of an element must be masked: everything but what {@link ReplaySettings.publicSelector} finds. */
  readonly isMasked: (element: Element) => boolean;
}

/** A company's recorder of replays. It masks what these settings say before anything leaves the browser. */
export interface SessionRecorder {
  /** Begins to record; returns what ends it. */
  start(settings: ReplaySettings): () => void;
}

/** Loads a recorder: called for a visit that is recorded, and for no other. */
export type LoadRecorder = () => Promise<SessionRecorder>;

/** Marks what stands on every visit alike: what an element with it holds is about nobody. */
const publicSelector = '[data-replay="public"]';

/** What people type is theirs wherever it stands. */
const typed = 'input, textarea, select, [contenteditable]';

/**
 * Starts a company's recorder, and tells it what to mask: everything, but for elements that are marked with `data-replay="public"`. What
 * people type is masked there too.
 *
 * @example
 * ```ts
 * import { startReplay } from '@airline/telemetry/session-replay';
 *
 * const stop = await startReplay('traveller', async () => ({ start: ({ isMasked }) => () => console.log(isMasked(document.body)) }));
 * stop(); // true
 * ```
 */
export async function startReplay(app: string, load: LoadRecorder): Promise<() => void> {
  const recorder = await load();
  return recorder.start({
    app,
    publicSelector,
    isMasked: (element) => element.matches(typed) || element.closest(publicSelector) === null,
  });
}
