/** The colours that a deployment may set for itself: semantic tokens, without their `--color-`. */
export const overridableColours = [
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
] as const;

/** The name of a colour that a deployment may set. */
export type OverridableColour = (typeof overridableColours)[number];

/** How the page looks; what is left out follows the brand's default and the person's system. */
export interface Theme {
  readonly theme?: 'light' | 'dark';
  readonly brand?: 'corporate' | 'webview';
  readonly contrast?: 'more';
  /** Colour overrides of the application settings (§9): name → `#rrggbb`. */
  readonly colours?: Readonly<Partial<Record<OverridableColour, string>>>;
}

/** One colour override that was not applied, and why. */
export interface ThemeProblem {
  readonly name: string;
  readonly value: string;
  readonly reason: 'unknownName' | 'notAColour';
}

/**
 * Puts a look on the page: `data-theme`, `data-brand` and `data-contrast` of the element, and its colour overrides.
 *
 * What an earlier call set and this one leaves out is taken away. An override with an unknown name, or a value that is not
 * `#rrggbb`, is left out and returned; an empty list means that all stands. Contrast of the overrides is not judged:
 * `contrastRatio` does. Sets properties through the CSSOM, which a strict content security policy allows.
 *
 * @example
 * ```ts
 * import { applyTheme } from '@airline/ui/theme';
 *
 * const problems = applyTheme(document.documentElement, { brand: 'corporate', colours: { action: '#0a6a68' } });
 * ```
 */
export function applyTheme(element: HTMLElement, look: Theme): readonly ThemeProblem[] {
  setOrRemove(element, 'data-theme', look.theme);
  setOrRemove(element, 'data-brand', look.brand);
  setOrRemove(element, 'data-contrast', look.contrast);
  for (const name of overridableColours) element.style.removeProperty(`--color-${name}`);

  const problems: ThemeProblem[] = [];
  for (const [name, value] of Object.entries(look.colours ?? {})) {
    const reason = problemOf(name, value);
    if (reason === undefined) element.style.setProperty(`--color-${name}`, value);
    else problems.push({ name, value, reason });
  }
  return problems;
}

function setOrRemove(element: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

function problemOf(name: string, value: string): ThemeProblem['reason'] | undefined {
  if (!overridableColours.some((known) => known === name)) return 'unknownName';
  return /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'notAColour';
}
