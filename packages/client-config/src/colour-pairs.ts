import type { DesignColour } from './generated/design-palettes.ts';

/** Two colours of the design that stand together, and the least contrast that they may have. */
export interface ColourPair {
  readonly front: DesignColour;
  readonly back: DesignColour;
  readonly least: number;
}

/** Text: WCAG 2.2, 1.4.3. */
const TEXT = 4.5;
/** Edges of controls, the focus ring, drawings that carry a meaning: WCAG 2.2, 1.4.11. */
const SHAPE = 3;

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected'] as const;
const tones = ['danger', 'success', 'information', 'urgency'] as const;

/** Lists which colours of the design stand on which. */
export const colourPairs: readonly ColourPair[] = /* @__PURE__ */ Object.freeze([
  ...on(surfaces, ['text', 'text-muted', 'link', 'danger', 'success', 'urgency'], TEXT),
  ...tones.flatMap((tone) => on([`${tone}-surface`], [tone, 'text', 'text-muted', 'link'], TEXT)),
  ...on(['highlight'], ['on-highlight'], TEXT),
  ...on(['highlight-surface'], ['on-highlight-surface', 'text', 'text-muted', 'link'], TEXT),
  ...on(['action', 'action-hover', 'action-pressed'], ['on-action'], TEXT),
  ...on(['danger-action', 'danger-action-hover'], ['on-danger-action'], TEXT),
  ...on(['surface-brand'], ['text-on-brand', 'text-on-brand-muted'], TEXT),
  ...on(surfaces, ['border-control', 'focus', 'action'], SHAPE),
  ...on(['surface-brand'], ['focus-on-brand'], SHAPE),
  ...on(['surface-raised'], ['danger-action'], SHAPE),
]);

function on(backs: readonly DesignColour[], fronts: readonly DesignColour[], least: number): readonly ColourPair[] {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, least })));
}
