import { isEndReason, isLogOut, type EndReason } from './end-reasons.ts';
import type { Surface } from './return-address.ts';
import type { HintStorage } from './session-hint.ts';

/**
 * Holds why the session of this tab ended, through a reload: until somebody logs in or has read it. What the person did
 * themselves is not kept. It stands in the tab's storage and not in an address, which anybody can write.
 */
export interface EndNote {
  read(): EndReason | undefined;
  keep(reason: EndReason): void;
  forget(): void;
}

/** Opens the note of an app in a storage of the tab; where the browser denies it, a reload forgets why. */
export function openEndNote(storage: () => HintStorage, surface: Surface): EndNote {
  const key = `airline.session-end.${surface}`;
  const attempt = <Result>(action: (store: HintStorage) => Result): Result | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const kept = attempt((store) => store.getItem(key));
      return isEndReason(kept) ? kept : undefined;
    },
    keep(reason) {
      if (!isLogOut(reason)) attempt((store) => store.setItem(key, reason));
    },
    forget() {
      attempt((store) => store.removeItem(key));
    },
  };
}
