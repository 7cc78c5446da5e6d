import { capabilities, isCapability, type FormatLocale, type NativeSession } from '@airline/native-bridge';
import {
  createSimulatedApp,
  installAndroidApp,
  installIosApp,
  type InstalledApp,
  type SimulatedApp,
} from '@airline/native-bridge/simulator';

import { isName, logInByApp, people, type Name } from './people.ts';

declare global {
  /** What the page in the frame finds: `host.js` calls it before any script of the page. */
  var simulator: { attach(page: Window): void } | undefined;
}

const controls = find('controls', HTMLFormElement);
const phone = find('phone', HTMLIFrameElement);
const messages = find('messages', HTMLOListElement);
const login = find('login', HTMLDialogElement);

/** Who is logged in in the app: a person of the list, or the one who logged in on a page. */
let person: Name | NativeSession | undefined;
let app: SimulatedApp | undefined;
let installed: InstalledApp | undefined;

globalThis.simulator = {
  attach(page) {
    app = openApp();
    installed = (valueOf('platform') === 'ios' ? installIosApp : installAndroidApp)(page, app);
  },
};

fillChoices();
controls.addEventListener('submit', (event) => {
  event.preventDefault();
  openPage();
});
controls.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.name === 'person') setPerson(isName(target.value) ? target.value : undefined, true);
  else if (target.name === 'locale' || target.name === 'hourCycle') tell(app?.toEvent('languageChanged', locale()));
  else if (target.name === 'screen') resize();
  // Another app: the page starts anew in it.
  else if (target.name !== 'address') openPage();
});
find('forget', HTMLButtonElement).addEventListener('click', () => {
  localStorage.clear();
  sessionStorage.clear();
  openPage();
});
setPerson(undefined, false);
openPage();

/** Opens an app of the version, and with what it offers, that are chosen now. */
function openApp(): SimulatedApp {
  const [least = 1, highest = 1] = valueOf('versions').split('-').map(Number);
  const offered = new FormData(controls).getAll('capability').map(String);
  return createSimulatedApp({
    platform: valueOf('platform') === 'ios' ? 'ios' : 'android',
    versions: { least, highest },
    capabilities: offered,
    locale: locale(),
    getSession: sessionOfPerson,
    logIn: async () => {
      const chosen = await askForLogin();
      if (chosen === undefined) return null;
      setPerson(chosen, false);
      return sessionOfPerson();
    },
    onLoggedIn: (told) => setPerson(told, false),
    onLoggedOut: () => setPerson(undefined, false),
    onMessage: ({ direction, message }) => {
      const line = document.createElement('li');
      line.textContent = `${direction === 'toApp' ? '→ app' : '← page'} ${JSON.stringify(message)}`;
      messages.prepend(line);
    },
  });
}

async function sessionOfPerson(): Promise<NativeSession | null> {
  if (person === undefined) return null;
  return isName(person) ? logInByApp(person, apiKeyOfPage()) : person;
}

/** The key that the gateway wrote into the page, which calls of the app carry too. */
function apiKeyOfPage(): string | undefined {
  const settings = phone.contentDocument?.getElementById('client-settings')?.textContent;
  return settings === undefined ? undefined : (JSON.parse(settings) as { readonly apiKey?: string }).apiKey;
}

function setPerson(next: typeof person, isTold: boolean): void {
  person = next;
  choose('person', isName(next) ? next : '');
  const name = isName(next) ? people[next].name : `${next?.subject} (logged in on a page)`;
  find('who', HTMLOutputElement).textContent = next === undefined ? 'Nobody' : name;
  if (isTold) tell(app?.toEvent('sessionChanged'));
}

function tell(event: object | undefined): void {
  if (event === undefined) return;
  const isFirstVersion = valueOf('versions') === '1-1';
  if (isFirstVersion) phone.contentWindow?.dispatchEvent(new Event('airlinesessionchange'));
  else installed?.tell(event);
}

async function askForLogin(): Promise<Name | undefined> {
  login.returnValue = '';
  login.showModal();
  await new Promise((resolve) => {
    login.addEventListener('close', resolve, { once: true });
  });
  const chosen = login.querySelector('select')?.value;
  return login.returnValue === 'yes' && isName(chosen) ? chosen : undefined;
}

function openPage(): void {
  resize();
  const address = new URL(valueOf('address'), window.location.origin);
  // What is typed is a path of this site: the simulator shows no other.
  phone.src = address.origin === window.location.origin ? address.pathname + address.search : '/mobile/';
}

function resize(): void {
  const [width = '360', height = '740'] = valueOf('screen').split('×');
  Object.assign(phone, { width, height });
}

function locale(): FormatLocale {
  return { locale: valueOf('locale'), hourCycle: valueOf('hourCycle') === 'h12' ? 'h12' : 'h23' };
}

function fillChoices(): void {
  const names = Object.entries(people).map(([name, { name: label }]) => new Option(label, name));
  controls.querySelector('[name=person]')?.append(new Option('Nobody', ''), ...names);
  login.querySelector('select')?.append(...names.map((option) => option.cloneNode(true)));
  for (const name of Object.keys(capabilities).filter(isCapability)) {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'capability', value: name });
    box.checked = true;
    const label = document.createElement('label');
    label.append(box, name);
    find('capabilities', HTMLElement).append(label);
  }
}

function valueOf(name: string): string {
  const value = new FormData(controls).get(name);
  return typeof value === 'string' ? value : '';
}

function choose(name: string, value: string): void {
  const field = controls.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.value = value;
}

function find<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The simulator's page has no ${kind.name} with id '${id}'.`);
  return element;
}
