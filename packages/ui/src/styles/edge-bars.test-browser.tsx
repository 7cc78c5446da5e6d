import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import './styles.css';

afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

/** Draws a page of three screens with a bar that stays at its foot, and gives its parts. */
async function draw() {
  await page.viewport(360, 740);
  document.body.innerHTML = `
    <p style="height: 100vh"></p>
    <p id="notice" tabindex="-1">No pudimos cobrar la tarjeta</p>
    <p style="height: 200vh"></p>
    <aside data-foot-bar style="position: sticky; inset-block-end: 0; height: 7rem; background: white"><button>Pagar</button></aside>`;
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  return { notice: find('#notice'), bar: find('aside'), button: find('button') };
}

test.each([
  ['takes the focus', (notice: HTMLElement) => notice.focus()],
  ['is scrolled to', (notice: HTMLElement) => notice.scrollIntoView({ block: 'nearest' })],
])('what %s stands clear of the bar at the foot of the screen', async (_, bring) => {
  const { notice, bar } = await draw();
  bring(notice);
  expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});

test('a button in the bar takes the focus, and the page stays where it is', async () => {
  const { button } = await draw();
  button.focus();
  expect(window.scrollY).toBe(0);
});
