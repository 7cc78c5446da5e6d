import { recordFlightReports } from '@airline/contract';
import { anaRuiz, openPageGateway, testFeedKey } from '@airline/gateway/test-support';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { drawBarcode } from './draw-barcode.ts';
import {
  openPages,
  words,
  luisMora,
  open,
  press,
  agree,
  plain,
  passOf,
  fact,
} from './test-support/open-pages.test-kit.tsx';

const {
  gateway,
  show,
  showCheckIn,
  showPasses,
  bookAna,
  bookAdults,
  checkInElsewhere,
  readPasses,
  asked,
  settle,
  submit,
} = openPages();

describe.each(['es', 'en'] as const)('in %s', (language) => {
  const own = words[language];
  const field = (name: string) => screen.getByRole('textbox', { name });

  test('somebody finds their trip by its code and their name, checks in whom they choose, and has the pass', async () => {
    const proof = await bookAdults([anaRuiz, luisMora]);
    const facts = { departureGate: 'B7' };
    const reports = [{ flight: 'WN10', date: '2026-12-02', from: 'DAL', saidAt: '2026-12-01T19:00:00Z', facts }];
    await gateway.post(recordFlightReports.path, { reports }, { authorization: `Bearer ${testFeedKey}` });

    show('/air/check-in', language);
    await userEvent.type(field(own.recordLocator), proof.recordLocator);
    await userEvent.type(field(own.firstName), 'Ana');
    await userEvent.type(field(own.lastName), 'Mora');
    await press(own.find);
    expect(await screen.findByText(own.notFound)).toBeVisible();
    await userEvent.clear(field(own.lastName));
    await userEvent.type(field(own.lastName), 'Ruiz');
    await press(own.find);

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Luis Mora' }));
    expect(screen.getByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
    await press(own.submit);
    expect(screen.getByText(own.goodsMissing)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: own.goods })).toHaveFocus();
    await userEvent.keyboard(' ');
    await press(own.submit);

    const pass = await passOf(own.pass);
    expect(screen.getByText(own.done)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(fact(pass, own.position)).toBe('A16');
    expect(fact(pass, own.gate)).toBe('B7');
    expect(fact(pass, own.boards)).toBe(own.boardsAt);
    expect(fact(pass, own.recordLocator)).toBe(proof.recordLocator);
    const [{ barcode } = { barcode: '' }] = await readPasses(proof);
    expect(barcode).toMatch(/^M1RUIZ\/ANA {12}E/);
    const symbol = await within(pass).findByRole('img', { name: own.barcode });
    expect(symbol).toHaveAttribute('src', await drawBarcode('azteccode', barcode));
    expect(asked().map(({ body }) => body)).toEqual([
      { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true },
    ]);
  });

  test('before check-in opens the page says when it does, and offers nothing to press', async () => {
    showCheckIn(await bookAna('2026-12-01T12:00:00Z'), language);
    expect(await screen.findByText(own.tooEarly)).toBeVisible();
    expect(plain(document.body)).toContain(own.opens);
    expect(plain(document.body)).toContain(own.opensIn);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('one press mails the passes to the contact of the trip', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    await gateway.deliver();
    vi.setSystemTime('2026-12-01T20:15:00Z');
    const before = gateway.sent.length;
    showPasses(proof, language);
    await passOf(own.pass);
    await press(own.mail);
    expect(await screen.findByText(own.mailed)).toBeVisible();
    await gateway.deliver();
    const [mail] = gateway.sent.slice(before);
    expect(mail).toMatchObject({ to: 'ana.nunez@example.com' });
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  });
});

test('who stayed out checks in later, behind who was first, and nobody by nobody', async () => {
  const proof = await bookAdults([anaRuiz, luisMora]);
  await checkInElsewhere(proof);
  showCheckIn(proof);
  const checkedIn = await screen.findByRole('list', { name: 'Con check-in' });
  expect(plain(checkedIn)).toBe('Ana RuizPosición A16');
  expect(screen.queryByRole('checkbox', { name: 'Ana Ruiz' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Luis Mora' }));
  await agree();
  await press(words.es.submit);
  expect(screen.getByText('Elija al menos un pasajero')).toBeVisible();
  expect(asked()).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Luis Mora' }));
  await press(words.es.submit);
  const passes = await Promise.all(['Ana Ruiz', 'Luis Mora'].map((name) => passOf(`Pase de ${name}, vuelo WN 10`)));
  expect(passes.map((pass) => fact(pass, 'Posición'))).toEqual(['A16', 'A17']);
});

test('at the moment that check-in opens the page offers it by itself', async () => {
  const proof = await bookAna('2026-12-01T13:29:59.900Z');
  showCheckIn(proof);
  expect(await screen.findByText('Todavía no abre')).toBeVisible();
  await settle();
  vi.setSystemTime('2026-12-01T13:30:01Z');
  expect(await submit()).toBeVisible();
});

test.each([
  ['closed', '2026-12-02T12:30:01Z', 'Cerrado', /^El check-in cerró el miércoles 2 de diciembre de 2026 a las 6:30/],
  ['over', '2026-12-02T13:31:00Z', 'Ya salió', /^Este vuelo ya salió/],
])('where check-in is %s the page says so, and offers none', async (_case, now, state, sentence) => {
  showCheckIn(await bookAna(now));
  expect(await screen.findByText(state)).toBeVisible();
  expect(plain(screen.getByText((text) => sentence.test(text.replaceAll(/\s/g, ' '))))).toMatch(sentence);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a flight that does not leave as booked is not checked in for', async () => {
  const proof = await bookAdults([anaRuiz]);
  const cancelled = { flight: 'WN10', date: '2026-12-02', from: 'DAL', saidAt: open, facts: { isCancelled: true } };
  await gateway.post(recordFlightReports.path, { reports: [cancelled] }, { authorization: `Bearer ${testFeedKey}` });
  showCheckIn(proof);
  expect(await screen.findByText('No sale como lo reservó')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press after check-in has closed says so, and the page is what it is by then', async () => {
  showCheckIn(await bookAna('2026-12-02T12:29:00Z'));
  await submit();
  await agree();
  vi.setSystemTime('2026-12-02T12:30:01Z');
  await press(words.es.submit);
  expect(await screen.findByText('Cerrado')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.es.submit })).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('who checked in on another device meanwhile keeps their place and has the pass', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await checkInElsewhere(proof);
  await agree();
  await press(words.es.submit);
  expect(fact(await passOf(words.es.pass), 'Posición')).toBe('A16');
  expect(await readPasses(proof)).toHaveLength(1);
});

test('without a connection it says so, keeps what was said, and asks again for the same', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'cut' });
  await press(words.es.submit);
  expect(await screen.findByText('Parece que no hay conexión')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: words.es.goods })).toBeChecked();
  gateway.restore();
  await press('Intentar de nuevo');
  expect(fact(await passOf(words.es.pass), 'Posición')).toBe('A16');
  expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('an answer that is lost is asked for again under its key, and nobody checks in twice', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'lose-answer' }, 1);
  await press(words.es.submit);
  expect(fact(await passOf(words.es.pass), 'Secuencia')).toBe('001');
  const keys = asked().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await readPasses(proof)).toHaveLength(1);
});

test('where every answer is lost the page finds out that it is done', async () => {
  const proof = await bookAna();
  showCheckIn(proof);
  await submit();
  await agree();
  gateway.disturb(/check-ins$/, { kind: 'lose-answer' });
  await press(words.es.submit);
  expect(plain(await screen.findByRole('list', { name: 'Con check-in' }))).toBe('Ana RuizPosición A16');
  expect(screen.queryByRole('button', { name: words.es.submit })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver los pases de abordar' })).toHaveAttribute(
    'href',
    `/air/boarding-pass/${proof.recordLocator}`,
  );
});

test('a double press checks in once', async () => {
  showCheckIn(await bookAna());
  const button = await submit();
  await agree();
  await userEvent.dblClick(button);
  await passOf(words.es.pass);
  expect(asked()).toHaveLength(1);
});

test('abroad nobody checks in without a passport: who lacks one is led to give it', async () => {
  const document = { number: 'XDA123456', nationality: 'ES', expiresOn: '2031-01-01' };
  const proof = await bookAdults([{ ...anaRuiz, document }, luisMora], 'HOU', 'CUN');
  showCheckIn(proof);
  const luis = await screen.findByRole('checkbox', { name: 'Luis Mora' });
  expect(luis).toBeDisabled();
  expect(luis).toHaveAccessibleDescription('Falta el pasaporte.');
  expect(screen.getByRole('link', { name: 'Dar los datos del pasaporte de Luis Mora' })).toHaveAttribute(
    'href',
    `/trip/${proof.recordLocator}/travellers?correct=document&traveller=1&then=check-in`,
  );
  await agree();
  await press(words.es.submit);
  await screen.findByText(words.es.done);
  expect(asked()[0]?.body).toMatchObject({ travellers: [0] });
});

test.each(['/air/check-in/', '/air/boarding-pass/'])(
  'a tab that cannot prove whose a trip is asks for it before %s',
  async (path) => {
    show(`${path}ABC234`);
    expect(await screen.findByText(/^Para ver el viaje ABC234, díganos a nombre de quién está/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('ABC234');
  },
);

describe('where seats are assigned', () => {
  const assigned = openPageGateway({ settings: { boardingModel: 'assigned' } });

  test('a pass says the seat that the traveller was given', async () => {
    const { proof } = await assigned.book({ date: '2026-12-02', family: 'flex' });
    vi.setSystemTime(open);
    showCheckIn(proof);
    await submit();
    expect(screen.getByRole('link', { name: 'Ver y elegir asientos' })).toBeVisible();
    await agree();
    await press(words.es.submit);
    expect(fact(await passOf(words.es.pass), 'Asiento')).toMatch(/^\d{1,2}[A-F]$/);
  });
});
