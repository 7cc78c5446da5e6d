import type { SessionPrompt, SessionStore } from './session-store.ts';

/** Asks the person over the page, one thing at a time: calls that need the same wait for the same answer. */
export interface Prompts {
  /** Resolves with whether the person proved what was asked for. */
  ask(prompt: SessionPrompt): Promise<boolean>;
  settle(isProved: boolean): void;
}

export function createPrompts(store: SessionStore): Prompts {
  let answer: { readonly promise: Promise<boolean>; readonly resolve: (isProved: boolean) => void } | undefined;
  return {
    ask(prompt) {
      if (answer === undefined) {
        let resolve: (isProved: boolean) => void = () => undefined;
        const promise = new Promise<boolean>((settle) => {
          resolve = settle;
        });
        answer = { promise, resolve };
        store.setState({ prompt });
      }
      return answer.promise;
    },
    settle(isProved) {
      const settled = answer;
      answer = undefined;
      store.setState({ prompt: undefined });
      settled?.resolve(isProved);
    },
  };
}
