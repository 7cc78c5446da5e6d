/* global newVersionWords -- written before this by new-version-script.ts */
// Stands in for a script of an older build, which is gone. Where the app runs already it fails as a script does that cannot
// be fetched, and the app says why. Where the app itself is gone the page would stay blank, or dead: this says so, with the way to
// load it anew. It needs no sheet and no markup, which the page's policy would refuse.
const words = /** @type {Record<'title' | 'body' | 'retry', string>} */ (newVersionWords);

if (document.documentElement.dataset.app === undefined && document.querySelector('[data-new-version]') === null) {
  const notice = document.createElement(document.querySelector('main') === null ? 'main' : 'section');
  notice.dataset.newVersion = '';
  notice.style.cssText = 'max-width:36rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif';
  const heading = document.createElement('h1');
  heading.textContent = words.title;
  heading.style.cssText = 'margin:0 0 0.5rem;font:inherit;font-size:1.5rem;font-weight:700';
  const text = document.createElement('p');
  text.textContent = words.body;
  text.style.cssText = 'margin:0 0 1rem';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.style.cssText = 'font:inherit;padding:0.75rem 1.5rem;min-height:44px';
  button.addEventListener('click', () => location.reload());
  const told = document.createElement('div');
  told.setAttribute('role', 'alert');
  told.append(heading, text);
  notice.append(told, button);
  document.body.prepend(notice);
  // An app that comes all the same says for itself what it lacks.
  addEventListener('appshown', () => notice.remove());
}
throw new TypeError('Failed to fetch dynamically imported module: a newer version is there.');
