/**
 * Lists the colours of the design that a deployment may set: design tokens without their `--color-`. Frozen.
 *
 * @example
 * ```ts
 * import { overridableColours } from '@airline/client-config/colour-overrides';
 *
 * overridableColours.includes('action'); // true
 * ```
 */
export const overridableColours = /* @__PURE__ */ Object.freeze([
  'surface',
  'surface-raised',
  'surface-brand',
  'text',
  'text-muted',
  'text-on-brand',
  'action',
  'action-hover',
  'on-action',
  'link',
  'highlight',
  'on-highlight',
] as const);

/**
 * Names a colour that a deployment may set.
 *
 * @example
 * ```ts
 * import type { OverridableColour } from '@airline/client-config/colour-overrides';
 *
 * const colours: Partial<Record<OverridableColour, string>> = { action: '#0a6a68' };
 * ```
 */
export type OverridableColour = (typeof overridableColours)[number];

/**
 * Holds the form of a colour, as the source of a regular expression without flags: `#rrggbb`, in any letter case.
 *
 * One form only, because the contrast of two colours is counted from three channels of two digits.
 *
 * @example
 * ```ts
 * import { colourPattern } from '@airline/client-config/colour-overrides';
 *
 * new RegExp(colourPattern).test('#0a6a68'); // true
 * ```
 */
export const colourPattern = '^#[0-9A-Fa-f]{6}$';
