import { createLookup, freezeTable } from './code-table.ts';

/**
 * Lists the gateway error numbers of each client action, as sets of codes and never as ranges.
 *
 * The holes are part of the rule: 401120726 and 401120746 stand under `reAuthenticate`, and 401120731 to 401120740,
 * 401120753 and every other number between the listed ones stand nowhere.
 *
 * Source: docs/rules.md §8, gateway error numbers.
 *
 * @example
 * ```ts
 * import { actionCodes } from '@airline/error-catalogue/actions';
 *
 * actionCodes.multiFactor; // [401120752]
 * ```
 */
export const actionCodes = /* @__PURE__ */ freezeTable({
  reLogin: [
    401120721, 401120722, 401120723, 401120724, 401120725, 401120727, 401120728, 401120729, 401120730, 401120279,
    401120280, 401120359,
  ],
  retry: [
    401120741, 401120742, 401120743, 401120744, 401120745, 401120747, 401120748, 401120749, 401120750, 401120751,
    400120701, 400120702, 400120703,
  ],
  reAuthenticate: [401120726, 401120746],
  logout: [400080013, 400080012],
  multiFactor: [401120752],
});

/**
 * Names what a client does about a gateway error.
 *
 * - `reLogin`: the session token is gone; get a new one, silently for the anonymous traveller, through the login page
 *   for a member, then go back to where they were.
 * - `retry`: repeat the call, once at most, after a jittered wait, and only a safe method or a request that carries an
 *   `Idempotency-Key`; a login is never repeated.
 * - `reAuthenticate`: the same member confirms the password in place, and the interrupted call goes on.
 * - `logout`: end the session on this device.
 * - `multiFactor`: ask for the second factor, then go on.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import type { GatewayAction } from '@airline/error-catalogue/actions';
 *
 * const interruptsTheMember: readonly GatewayAction[] = ['reLogin', 'reAuthenticate', 'multiFactor'];
 * ```
 */
export type GatewayAction = keyof typeof actionCodes;

const lookUp = /* @__PURE__ */ createLookup<GatewayAction>(actionCodes);

/**
 * Gives the client action of a gateway error number.
 *
 * Takes a number or a text of digits alone; an unmapped or malformed code, of any type, gives `undefined`, and then
 * nothing is repeated automatically. It decides by the code alone, never by the HTTP status or the first digits.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { actionFor } from '@airline/error-catalogue/actions';
 *
 * actionFor(401120726); // 'reAuthenticate'
 * actionFor('401120752'); // 'multiFactor'
 * actionFor(401120731); // undefined
 * ```
 */
export function actionFor(code: unknown): GatewayAction | undefined {
  return lookUp(code);
}
