import { createHmac, randomUUID } from 'node:crypto';

import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  Component as AccountManagementPage,
  loader as loadAccount,
} from '@airline/company-account/account-management-page';
import { Component as MailedApprovalPage, loader as loadMailed } from '@airline/company-account/mailed-approval-page';
import {
  acceptInvitation,
  type ApprovalDecision,
  decideMailedApproval,
  endpoints,
  inviteCompanyMember,
  listOwnApprovals,
  publishTravelPolicy,
  requestApproval,
} from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { buildPath } from '@airline/links';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { LocaleProvider } from '@airline/ui/locale';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Language = 'es' | 'en';

const frames = {
  es: await createTestFrame({ app: 'ctm' }),
  en: await createTestFrame({ app: 'ctm', language: 'en' }),
};
const gateway = openPageGateway();
let services: AppServices;
/** The access token of who asks. */
let marta: string;

const words = {
  es: {
    route: 'Dallas (Love Field) – Houston (Hobby)',
    waits: 'Espera respuesta',
    requestedBy: 'Lo pide',
    price: 'Precio total',
    rules: 'Por qué necesita aprobación',
    rule: 'Tarifa Libre',
    reason: 'Motivo',
    note: /Respuesta para quien lo pide/,
    approve: 'Aprobar el viaje de Marta Gil',
    refuse: 'No aprobar el viaje de Marta Gil',
    toastApproved: 'Viaje aprobado',
    toastRefused: 'Viaje no aprobado',
    none: 'Ninguna solicitud espera respuesta',
    approved: 'Aprobado',
    refused: 'No aprobado',
    mailedTitle: 'Un viaje espera su aprobación',
    mailedApproved: 'Aprobó este viaje',
    mailedRefused: 'No aprobó este viaje',
    decided: 'Otra persona ya respondió a esta solicitud',
    answered: 'Esta solicitud ya tiene respuesta',
    over: 'Ya no se puede responder a esta solicitud',
    gone: 'Este enlace no sirve',
    unreachable: 'Parece que no hay conexión',
  },
  en: {
    route: 'Dallas (Love Field) – Houston (Hobby)',
    waits: 'Waiting for an answer',
    requestedBy: 'Requested by',
    price: 'Total price',
    rules: 'Why it needs approval',
    rule: 'Libre fare',
    reason: 'Reason',
    note: /Answer to the person who asked/,
    approve: 'Approve the trip of Marta Gil',
    refuse: 'Decline the trip of Marta Gil',
    toastApproved: 'Trip approved',
    toastRefused: 'Trip declined',
    none: 'No request is waiting for an answer',
    approved: 'Approved',
    refused: 'Not approved',
    mailedTitle: 'A trip is waiting for your approval',
    mailedApproved: 'You approved this trip',
    mailedRefused: 'You declined this trip',
    decided: 'Somebody else already answered this request',
    answered: 'This request already has an answer',
    over: 'This request can no longer be answered',
    gone: 'This link doesn’t work',
    unreachable: 'You seem to be offline',
  },
} as const;

/** Asks the gateway as somebody else, elsewhere. */
async function askAs(token: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await gateway.fetch(path, { method, headers, credentials: 'omit', ...sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Invites somebody, who joins; gives their access token there and their id in the company. */
async function join(firstName: string, lastName: string, role: 'traveler' | 'travelManager') {
  const email = `${firstName}@olivares.example`.toLowerCase();
  const body = { email, firstName, lastName, role, accessLevel: 'booker' as const, language: 'es' as const };
  const invited = valueOrThrow(await services.session.call(inviteCompanyMember, { body }));
  const { id } = await gateway.member({ firstName, lastName });
  await askAs(await gateway.logIn(id), 'POST', acceptInvitation.path, {
    token: await gateway.companyInvitation(email),
  });
  return { token: await gateway.logIn(id), memberId: invited.id };
}

/** Logs in at the portal, as Carlos Vega. */
let logIn: () => Promise<unknown>;

/** Opens a company with two managers, where Marta has asked to fly at a fare that one of them approves first. */
beforeEach(async () => {
  services = createTestServices();
  const { username } = await gateway.manager();
  const login = { method: 'password', category: 'corporateTravelManager', username, password } as const;
  logIn = () => services.session.logIn(login);
  await logIn();
  const rules = [
    { id: randomUUID(), kind: 'families' as const, families: ['flex' as const], outcome: 'approval' as const },
  ];
  const settings = { cardUse: 'allowed', isReferenceRequired: false, isCostCentreRequired: false } as const;
  const body = { version: 0, rules, settings: { ...settings, approvalTolerancePercent: 0 } };
  valueOrThrow(await services.session.call(publishTravelPolicy, { body }));
  await join('Luis', 'Mora', 'travelManager');
  const traveller = await join('Marta', 'Gil', 'traveler');
  marta = traveller.token;
  const { token: offer } = await gateway.offer('2026-12-12', { family: 'flex' });
  const asked = { offer, travellers: [{ memberId: traveller.memberId }], reason: 'Feria', reference: 'P-88' };
  await askAs(marta, 'PUT', requestApproval.path.replace('{approvalId}', randomUUID()), asked);
});

/** Reads what became of the request, as Marta does. */
async function readOwn() {
  const answer = await askAs(marta, 'GET', listOwnApprovals.path);
  return endpoints.listOwnApprovals.answer.parse(await answer.json()).approvals[0];
}

/** Gives what the link carries that a manager was mailed: the one who is logged in by default. */
async function mailedToken(lastName = 'Vega'): Promise<string> {
  const { db, secretFor } = gateway.orders;
  const found = await db.execute(
    `select l.id from company_approval_link l join company_member m on m.id = l.member_id where m.last_name = '${lastName}'`,
  );
  const [{ id } = { id: '' }] = (found as { readonly rows: readonly { readonly id: string }[] }).rows;
  return `${id}.${createHmac('sha256', await secretFor('companyApproval'))
    .update(id)
    .digest('base64url')}`;
}

/** Answers as the other manager does, by the link that he was mailed. */
async function answerAsLuis(decision: ApprovalDecision): Promise<void> {
  const answer = await gateway.post(decideMailedApproval.path, { token: await mailedToken('Mora'), ...decision });
  expect(answer.status).toBe(decideMailedApproval.success);
}

/** Lets the time pass in which the request can be answered. */
const passTime = () => vi.setSystemTime('2026-12-04T12:00:01Z');

async function show(path: string, language: Language): Promise<void> {
  cleanup();
  const router = createMemoryRouter(
    [
      {
        path: '/:product/ctm/account-management',
        element: <AccountManagementPage />,
        loader: (args) => loadAccount(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/company-approval',
        element: <MailedApprovalPage />,
        loader: (args) => loadMailed(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <LocaleProvider locale={language}>
      <RouterProvider router={router} />
    </LocaleProvider>,
    { wrapper: withServices(withApp(frames[language], services), services) },
  );
  await screen.findByRole('heading', { level: 1 });
}

/** Opens a list of requests in the portal. */
const showList = (list = 'waiting', language: Language = 'es') =>
  show(`/business/ctm/account-management?tab=approvals&approvals=${list}`, language);

/** Opens the link that the manager was mailed, in a browser in which nobody is logged in. */
async function openMailed(token: string, language: Language = 'es'): Promise<void> {
  services = createTestServices();
  window.location.hash = token;
  await show(buildPath('company-approval'), language);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const write = (note: string, label: RegExp = words.es.note) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), note);
const answers = () => gateway.requests.filter(({ path }) => path.endsWith('/decision'));

/** Reads what stands beside a term. */
function fact(term: string): string {
  const { nextElementSibling } = screen.getByText(term, { selector: 'dt' });
  return (nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ');
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  const own = words[language];

  test('the portal shows the trip that waits, and by one press with words to who asked it is approved', async () => {
    await showList('waiting', language);
    expect(screen.getByText(own.waits, { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('heading', { name: own.route })).toBeVisible();
    expect(fact(own.requestedBy)).toBe('Marta Gil');
    expect(fact(own.price)).toMatch(/^\$129\.00/);
    expect(fact(own.rules)).toBe(own.rule);
    expect(fact(own.reason)).toBe('Feria');
    await write('De acuerdo', own.note);
    await press(own.approve);
    expect(await screen.findByText(own.toastApproved)).toBeVisible();
    expect(await screen.findByText(own.none)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'approved', decidedBy: 'Carlos Vega', note: 'De acuerdo' });
  });

  test('the portal lists what was declined among what has an answer, with the reason', async () => {
    await showList('waiting', language);
    await write('Hay un vuelo más barato', own.note);
    await press(own.refuse);
    expect(await screen.findByText(own.toastRefused)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'refused', note: 'Hay un vuelo más barato' });
    await showList('decided', language);
    expect(screen.getByText(own.refused, { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Hay un vuelo más barato')).toBeVisible();
    expect(screen.queryByRole('button', { name: own.approve })).toBeNull();
  });

  test('the mailed link shows the trip and decides nothing until it is pressed', async () => {
    await openMailed(await mailedToken(), language);
    expect(screen.getByRole('heading', { level: 1, name: own.mailedTitle })).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(fact(own.requestedBy)).toBe('Marta Gil');
    expect(answers()).toEqual([]);
    expect(await readOwn()).toMatchObject({ state: 'asked' });
    await write('De acuerdo', own.note);
    await press(own.approve);
    expect(await screen.findByText(own.mailedApproved)).toBeVisible();
    expect(screen.queryByRole('button', { name: own.refuse })).toBeNull();
    expect(await readOwn()).toMatchObject({ state: 'approved', decidedBy: 'Carlos Vega', note: 'De acuerdo' });
    // After a reload the tab still knows its link.
    await show(buildPath('company-approval'), language);
    expect(screen.getByText(own.answered)).toBeVisible();
  });

  test('the mailed link declines with a reason', async () => {
    await openMailed(await mailedToken(), language);
    await write('Espere a enero', own.note);
    await press(own.refuse);
    expect(await screen.findByText(own.mailedRefused)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'refused', note: 'Espere a enero' });
  });

  test('of a link that is over nothing can be pressed, and of one that is none nothing is seen', async () => {
    const token = await mailedToken();
    passTime();
    await openMailed(token, language);
    expect(screen.getByText(own.over)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await openMailed(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, language);
    expect(screen.getByText(own.gone)).toBeVisible();
    expect(screen.queryByText('Marta Gil')).toBeNull();
  });
});

describe('in the portal', () => {
  test('a request that the other manager has answered meanwhile is theirs, whatever is pressed', async () => {
    await showList();
    await answerAsLuis({ decision: 'refused', note: 'Ya no' });
    await press(words.es.approve);
    expect(await screen.findByText(words.es.none)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'refused', decidedBy: 'Luis Mora', note: 'Ya no' });
    await showList('decided');
    expect(fact('Respondido por')).toMatch(/^Luis Mora, /);
  });

  test('without a connection it says so and keeps the words, and the next press answers', async () => {
    await showList();
    await write('De acuerdo');
    gateway.disturb(/decision$/, { kind: 'cut' });
    await press(words.es.approve);
    expect(await screen.findByText(words.es.unreachable)).toBeVisible();
    expect(screen.getByRole('textbox', { name: words.es.note })).toHaveValue('De acuerdo');
    gateway.restore();
    await press(words.es.approve);
    expect(await screen.findByText(words.es.toastApproved)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'approved', note: 'De acuerdo' });
  });

  test('a double press answers once', async () => {
    await showList();
    await userEvent.dblClick(button(words.es.approve));
    expect(await screen.findByText(words.es.none)).toBeVisible();
    expect(answers()).toHaveLength(1);
  });

  test('a request that nobody answered in time stands among those', async () => {
    passTime();
    await logIn();
    await showList();
    expect(screen.getByText(words.es.none)).toBeVisible();
    await showList('expired');
    expect(screen.getByText('Vencido')).toBeVisible();
    expect(screen.queryByRole('button', { name: words.es.approve })).toBeNull();
  });
});

describe('by the mailed link', () => {
  test('an answer that the other manager has given meanwhile stands, and is shown', async () => {
    await openMailed(await mailedToken());
    await answerAsLuis({ decision: 'refused' });
    await press(words.es.approve);
    expect(await screen.findByText(words.es.decided)).toBeVisible();
    expect(await readOwn()).toMatchObject({ state: 'refused', decidedBy: 'Luis Mora' });
    await show(buildPath('company-approval'), 'es');
    expect(screen.getByText(words.es.answered)).toBeVisible();
    expect(fact('Respondido por')).toMatch(/^Luis Mora, /);
  });

  test('a press after the time is over decides nothing, and says so', async () => {
    await openMailed(await mailedToken());
    passTime();
    await press(words.es.approve);
    expect(await screen.findByText(words.es.over)).toBeVisible();
    vi.setSystemTime('2026-12-01T12:00:00Z');
    expect(await readOwn()).toMatchObject({ state: 'asked' });
  });

  test.each(['cut', 'lose-answer'] as const)(
    'where a connection fails (%s) it says so, and the next press answers, once',
    async (kind) => {
      await openMailed(await mailedToken());
      await write('De acuerdo');
      gateway.disturb(/decision$/, { kind });
      await press(words.es.approve);
      expect(await screen.findByText(words.es.unreachable)).toBeVisible();
      gateway.restore();
      await press(words.es.approve);
      expect(await screen.findByText(words.es.mailedApproved)).toBeVisible();
      expect(answers().map(({ path }) => path)).toEqual([decideMailedApproval.path, decideMailedApproval.path]);
      expect(await readOwn()).toMatchObject({ state: 'approved', note: 'De acuerdo' });
    },
  );

  test('a double press answers once', async () => {
    await openMailed(await mailedToken());
    await userEvent.dblClick(button(words.es.approve));
    expect(await screen.findByText(words.es.mailedApproved)).toBeVisible();
    expect(answers()).toHaveLength(1);
  });
});
