import type { AppSettings } from './app-settings.ts';
import { colourPairs, type ColourPair } from './colour-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { type DesignColour, designPalettes } from './generated/design-palettes.ts';
import type { SettingError } from './setting-check.ts';

export { type ColourPair, colourPairs } from './colour-pairs.ts';
export { contrastRatio } from './contrast-ratio.ts';
export { type DesignColour } from './generated/design-palettes.ts';

type ColourSettings = Pick<AppSettings, 'colourOverrides' | 'darkColourOverrides'>;

const fieldOf = { light: 'colourOverrides', dark: 'darkColourOverrides' } as const;

/**
 * Finds the colours of a deployment's settings that cannot be read in the design: each pair of colours that stand together, in
 * the light and the dark look of each of the three apps, with what the settings put in their place.
 *
 * Text needs a contrast of 4.5 to 1, the edge of a button 3 to 1. An empty list means that all can be read. The colours are those
 * that `parseAppSettings` has accepted.
 *
 * Source: WCAG 2.2, 1.4.3 and 1.4.11.
 *
 * @example
 * ```ts
 * import { emptyAppSettings } from '@airline/client-config/app-settings';
 * import { findContrastFaults } from '@airline/client-config/colour-contrast';
 *
 * findContrastFaults({ ...emptyAppSettings, colourOverrides: { 'text-muted': '#999999' } })[0]?.path; // 'colourOverrides.text-muted'
 * ```
 */
export function findContrastFaults(settings: ColourSettings): readonly SettingError[] {
  const faults = Object.entries(designPalettes).flatMap(([app, looks]) =>
    (['light', 'dark'] as const).flatMap((look) => {
      const overrides: Partial<Record<DesignColour, string>> = settings[fieldOf[look]];
      const palette = { ...looks[look], ...overrides };
      return colourPairs
        .filter(({ front, back }) => overrides[front] !== undefined || overrides[back] !== undefined)
        .filter(({ front, back, least }) => contrastRatio(palette[front], palette[back]) < least)
        .map((pair) => toFault(pair, { app, look, palette, overrides }));
    }),
  );
  return faults.filter(({ path }, index) => faults.findIndex((other) => other.path === path) === index);
}

interface Shown {
  readonly app: string;
  readonly look: 'light' | 'dark';
  readonly palette: Readonly<Record<DesignColour, string>>;
  readonly overrides: Partial<Record<DesignColour, string>>;
}

/** Names the colour that the settings give; of two, the one in front. */
function toFault({ front, back, least }: ColourPair, { app, look, palette, overrides }: Shown): SettingError {
  const [named, beside] = overrides[front] === undefined ? [back, front] : [front, back];
  const ratio = Math.floor(contrastRatio(palette[front], palette[back]) * 100) / 100;
  return {
    path: `${fieldOf[look]}.${named}`,
    reason: `is "${palette[named]}", which has a contrast of ${ratio} to 1 with ${beside} (${palette[beside]}) in the ${look} look of ${app}; give a colour with ${least} to 1 or more, or another ${beside} too.`,
  };
}
