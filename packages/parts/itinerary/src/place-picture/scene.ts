import type { Accent } from './season.ts';

/** How a shape of a scene is coloured: from the sky's distance to what stands before the eye. A leaf has the colour of the season. */
export type Layer = 'sun' | 'far' | 'middle' | 'near' | 'dark' | 'light' | 'leaf';

/** One landscape in flat shapes, back to front, on 320 × 200. */
export interface Scene {
  readonly colours: 'sea' | 'desert' | 'alpine' | 'city' | 'forest';
  /** What a season may bring there; nothing by default. */
  readonly accents?: readonly Accent[];
  readonly shapes: readonly (readonly [layer: Layer, path: string])[];
}
