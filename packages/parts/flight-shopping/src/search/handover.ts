import { tripKinds, type TripKind } from './flight-search.ts';

/** The parts of the panel that can have the focus when the form takes the shell's place. */
export const panelParts = [
  'tripKind',
  'origin',
  'swap',
  'destination',
  'dates',
  'party',
  'inPoints',
  'submit',
] as const;

export type PanelPart = (typeof panelParts)[number];

/** What a person did in the shell before the form was there: nothing of it is lost. */
export interface Handover {
  readonly focused: PanelPart | undefined;
  /** What was pressed last, by a pointer. */
  readonly pressed: PanelPart | undefined;
  readonly tripKind: TripKind | undefined;
  readonly inPoints: boolean;
  /** What is typed in the places, which no list has seen yet. */
  readonly originText: string;
  readonly destinationText: string;
  /** Whether the button was pressed: the form then answers at once. */
  readonly submitted: boolean;
}

/** Reads from the shell what was done in it; where nothing of it has the focus, what was pressed gets it. */
export function readHandover(shell: HTMLElement, submitted: boolean, pressed?: PanelPart): Handover {
  const textOf = (part: PanelPart) => shell.querySelector<HTMLInputElement>(`[data-part='${part}'] input`)?.value ?? '';
  const kind = shell.querySelector<HTMLInputElement>("[data-part='tripKind'] input:checked")?.value;
  const active = document.activeElement;
  return {
    focused: (shell.contains(active) ? findPart(active) : undefined) ?? pressed,
    pressed,
    tripKind: tripKinds.find((known) => known === kind),
    inPoints: shell.querySelector<HTMLInputElement>("[data-part='inPoints'] input")?.checked ?? false,
    originText: textOf('origin'),
    destinationText: textOf('destination'),
    submitted,
  };
}

/** Finds the part of the panel that an element stands in. */
export function findPart(element: EventTarget | null): PanelPart | undefined {
  const part = element instanceof Element && element.closest<HTMLElement>('[data-part]')?.dataset['part'];
  return panelParts.find((known) => known === part);
}

const controls = "input:checked, input:not([type='radio'], [type='hidden']), [role='spinbutton'], button";

/** Exchanges what is typed in the two places of the shell. */
export function swapTypedPlaces(shell: HTMLElement): void {
  const inputOf = (part: PanelPart) => shell.querySelector<HTMLInputElement>(`[data-part='${part}'] input`);
  const [origin, destination] = [inputOf('origin'), inputOf('destination')];
  if (origin === null || destination === null) return;
  [origin.value, destination.value] = [destination.value, origin.value];
}

/** Puts the focus where it was in the shell, behind what was typed there; a field that was pressed there is pressed here. */
export function focusPart(form: HTMLElement, part: PanelPart, isPressed = false): void {
  const field = form.querySelector<HTMLElement>(`[data-part='${part}']`);
  if (field !== null) focusControl(field, isPressed);
}

/** Puts the focus on a field's control; what the field opens when it is pressed is opened. */
export function focusControl(field: HTMLElement, isPressed = false): void {
  // On a telephone dates are chosen in the sheet alone.
  const opener = field.querySelector<HTMLElement>(isPressed ? '[data-opens]' : "[data-opens='sheet']");
  if (opener) {
    opener.click();
    return;
  }
  const control = field.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || control.type !== 'text') return;
  control.setSelectionRange(control.value.length, control.value.length);
  // On a telephone typing goes on in the sheet that a press opens; dates are opened by a press once their calendar has come.
  const opens = isPressed ? control.readOnly : control.readOnly && control.getAttribute('role') === 'combobox';
  if (opens) control.click();
}
