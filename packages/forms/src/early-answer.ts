/**
 * Gives the answer that a person gave in the browser's own control before the script came; `undefined` when there is none.
 *
 * A page that was prerendered can be typed into at once. React then leaves the control as it is until its next update,
 * and puts the first answer in place of the person's.
 *
 * Only a control that carries the field's name is read: what another one shows (the label of a choice) is no answer.
 */
export function earlyAnswer(id: string, name: string): string | boolean | undefined {
  const control = document.getElementById(id);
  if (control?.getAttribute('name') !== name) return undefined;
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.defaultSelected && !option.selected)
      ? control.value
      : undefined;
  }
  if (control instanceof HTMLTextAreaElement) return changed(control.value, control.defaultValue);
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'checkbox') return changed(control.checked, control.defaultChecked);
  if (control.type === 'radio')
    return radiosLike(control).find((radio) => radio.checked && !radio.defaultChecked)?.value;
  return changed(control.value, control.defaultValue);
}

function changed<Answer>(now: Answer, first: Answer): Answer | undefined {
  return now === first ? undefined : now;
}

function radiosLike({ form, name }: HTMLInputElement): readonly HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.name === name,
  ) as HTMLInputElement[];
}
