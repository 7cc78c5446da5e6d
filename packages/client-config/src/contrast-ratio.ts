const CHANNEL_MAXIMUM = 255;

/**
 * Computes the contrast ratio of two opaque colours, from 1 (the same) to 21 (black and white), in either order.
 *
 * Colours are `#rrggbb`. Throws a `RangeError` for anything else: a name, a short form or a transparent colour has to be
 * made one first. Source: WCAG 2.2, definitions of contrast ratio and relative luminance.
 *
 * @example
 * ```ts
 * import { contrastRatio } from '@airline/client-config/colour-contrast';
 *
 * const readable = contrastRatio('#0b5ed7', '#ffffff') >= 4.5;
 * ```
 */
export function contrastRatio(one: string, other: string): number {
  const luminances = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / CHANNEL_MAXIMUM;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) {
    throw new RangeError(`'${colour}' has no contrast: give an opaque colour as #rrggbb.`);
  }
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
