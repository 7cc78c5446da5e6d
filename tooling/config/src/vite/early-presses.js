// Stands in the page itself, so that nothing is pressed in vain while the scripts are on their way: what is pressed before the
// app is shown is pressed again, in that order, once it is. Fields keep what is filled in, and links lead on, without it; what was
// ticked or chosen reaches the app, whose answer would stay another one.
{
  /** @type {(() => void)[]} */
  const presses = [];
  /**
   * @param {Event} event
   * @param {Element} element
   * @param {() => void} press
   */
  const postpone = (event, element, press) => {
    // What stands outside of the app is no part of it: the notice that says that the app is gone.
    if (!element.closest('#root')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The person sees, and hears, that the press counts; an impatient second one counts no more.
    const pressed = event instanceof SubmitEvent ? event.submitter : element;
    if (pressed?.ariaBusy === 'true') return;
    pressed?.setAttribute('aria-busy', 'true');
    presses.push(() => {
      pressed?.removeAttribute('aria-busy');
      press();
    });
  };
  /**
   * Where the app drew an outline anew, the button of the same words stands in the place of the one that was pressed.
   * @param {HTMLButtonElement} button
   */
  const inItsPlace = (button) => {
    const words = (/** @type {Element} */ element) => element.ariaLabel ?? element.textContent;
    if (button.isConnected) return button;
    return [...document.querySelectorAll('button')].find((other) => words(other) === words(button));
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Any other button sends its form, which is postponed as such.
    if (button?.type === 'button') postpone(event, button, () => inItsPlace(button)?.click());
  };
  /** @param {SubmitEvent} event */
  const onSubmit = (event) => {
    const { target: form, submitter } = event;
    // The form of an outline is none: what was filled in would be lost.
    if (form instanceof HTMLFormElement) postpone(event, form, () => form.isConnected && form.requestSubmit(submitter));
  };
  /** @type {Map<HTMLInputElement, boolean>} */
  const choices = new Map();
  /** @param {Event} event */
  const onChange = ({ target }) => {
    if (!(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))) return;
    // Of a group the last choice counts.
    for (const other of choices.keys())
      if (target.type === 'radio' && other.name === target.name) choices.delete(other);
    choices.set(target, target.checked);
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('change', onChange, true);
  addEventListener(
    'appshown',
    () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('change', onChange, true);
      for (const [choice, isChecked] of choices) {
        if (!choice.isConnected) continue;
        // React hears a click of what looks unchanged to it: it is undone first.
        choice.checked = !isChecked;
        choice.click();
      }
      for (const press of presses) press();
    },
    { once: true },
  );
}
