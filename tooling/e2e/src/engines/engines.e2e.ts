import { bookingWords, cards, ines, tripCodeMailed } from '../booking-journey.ts';
import { longSet } from '../journey-sets.ts';
import { loginWords, people } from '../login-journey.ts';
import type { Disturbance } from '../site/proxy.ts';
import { engineNames, test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const booking = bookingWords.es;
const login = loginWords.es;

async function choosePlace(visitor: Visitor, field: string, typed: string, option: RegExp): Promise<void> {
  await visitor.type(field, typed);
  await visitor.press('option', option);
}

/** Searches and books a trip from the first page on, and gives its record locator. */
async function bookTrip(visitor: Visitor): Promise<string> {
  await visitor.open('/');
  await visitor.pressText('Solo ida');
  await choosePlace(visitor, 'Desde', 'dal', /Dallas/);
  await choosePlace(visitor, 'Hasta', 'hou', /Houston \(Hobby\)/);
  await visitor.press('button', /^Ver el calendario/);
  await visitor.press('button', 'Mes siguiente');
  await visitor.press('button', /, \$\d+$/);
  await visitor.press('button', 'Buscar vuelos');
  await visitor.see('heading', 'Elija su vuelo');
  await visitor.press('button', booking.choose);
  await visitor.see('heading', '¿Quién viaja?');
  await visitor.type(booking.firstName, ines.firstName);
  await visitor.type(booking.lastName, ines.lastName);
  const [year = '', month = '', day = ''] = ines.born.split('-');
  await visitor.type(booking.day, day);
  await visitor.type(booking.month, month);
  await visitor.type(booking.year, year);
  await visitor.pressText(booking.female);
  await visitor.type(booking.email, 'ines@example.com');
  await visitor.type(booking.phone, '(214) 555-0123');
  await visitor.press('button', booking.next);
  await visitor.see('heading', 'Equipaje y asientos');
  await visitor.press('button', booking.next);
  await visitor.pressText(booking.testCards);
  await visitor.press('button', new RegExp(cards.approved));
  await visitor.press('button', booking.next);
  await visitor.see('heading', booking.review);
  await visitor.press('button', booking.pay);
  await visitor.see('heading', booking.booked);
  const address = await visitor.seePath(/\/confirmation\/[A-HJ-NP-Z2-9]{6}$/);
  return address.slice(-6);
}

const failures: Readonly<Record<string, Disturbance>> = {
  cut: { kind: 'cut' },
  503: { kind: 'answer', status: 503, contentType: 'text/plain', body: '' },
};
/** Every script: what starts them stands in the page itself. */
const anyScript = /\/static\/traveller\/assets\/[^/]*\.js$/;

for (const engineName of engineNames) {
  test.describe(engineName, () => {
    test.use({ engineName });

    test('a trip is searched and booked, and who goes back then reads that it is booked', async ({ visitor }) => {
      await bookTrip(visitor);
      await visitor.back();
      await visitor.see('heading', 'Este viaje ya está reservado');
    });

    test(
      'a trip that was booked is found again and cancelled',
      { tag: longSet },
      async ({ visitor, request, site }) => {
        const recordLocator = await bookTrip(visitor);
        await visitor.open('/find-my-trip');
        await visitor.type('Código de reserva', recordLocator);
        await visitor.type('Nombre', ines.firstName);
        await visitor.type('Apellidos', ines.lastName);
        await visitor.press('button', 'Buscar mi viaje');
        await visitor.see('heading', 'Su viaje a Houston (Hobby)');
        await visitor.reload();
        await visitor.see('heading', 'Su viaje a Houston (Hobby)');
        await visitor.press('link', 'Cancelar el viaje');
        await visitor.see('heading', /^Cancelar su viaje a Houston/);
        await visitor.press('button', 'Cancelar el viaje');
        await visitor.see('heading', /^¿Cancelar su viaje a Houston/);
        await visitor.press('button', 'Cancelar el viaje');
        await visitor.seeText(/^Le enviamos un código/);
        const code = await tripCodeMailed(request, recordLocator, { origin: site.origin });
        await visitor.type('Código del correo', code);
        await visitor.press('button', 'Cancelar el viaje');
        await visitor.seeText('Cancelamos su viaje');
      },
    );

    test('a member logs in, is known after a reload, and logs out', { tag: longSet }, async ({ visitor }) => {
      await visitor.open('/login/');
      await visitor.type(login.username, people.ana.username);
      await visitor.type(login.password, people.ana.password);
      await visitor.press('button', login.logIn);
      await visitor.see('heading', login.hi('Ana'));
      await visitor.reload();
      await visitor.see('heading', login.hi('Ana'));
      await visitor.press('button', login.hi('Ana'));
      await visitor.press('button', login.logOut);
      await visitor.seeText(login.loggedOut);
      await visitor.see('link', login.logIn);
    });

    for (const [how, failure] of Object.entries(failures)) {
      test(
        `form, language and page come when they are asked for again, after their scripts failed (${how})`,
        { tag: longSet },
        async ({ visitor, network }) => {
          network.disturb(/\/assets\/(?:SearchForm|search-form|date-picker)-[^/]*\.js$/, failure);
          await visitor.open('/');
          await visitor.type('Desde', 'dal');
          await visitor.seeText(/No pudimos preparar la búsqueda/);
          network.restore();
          await visitor.press('button', 'Intentar de nuevo');
          await visitor.see('combobox', 'Desde');
          await visitor.seeValue('Desde', 'dal');
          await choosePlace(visitor, 'Desde', 'l', /Dallas/);

          network.disturb(anyScript, failure);
          await visitor.press('button', 'English');
          await visitor.seeText(/No pudimos cargar el otro idioma/);
          network.restore();
          await visitor.press('button', 'English');
          await visitor.see('heading', 'The wind at your back');

          network.disturb(anyScript, failure);
          await visitor.press('link', 'Log in');
          await visitor.see('heading', 'There seems to be no connection');
          network.restore();
          await visitor.press('button', 'Try again');
          await visitor.see('heading', 'Log in');
        },
      );
    }

    test(
      'a search that is asked for before the scripts are there is done once they are',
      { tag: longSet },
      async ({ visitor, network }) => {
        const scripts = network.disturb(/\.js$/, { kind: 'hold' });
        await visitor.open('/');
        await visitor.pressText('Solo ida');
        await visitor.type('Desde', 'dal');
        await visitor.type('Hasta', 'mco');
        await visitor.press('button', 'Buscar vuelos');
        scripts.end();
        await visitor.see('heading', 'Hay un problema');
        await visitor.seeValue('Desde', 'dal');
        await visitor.seeValue('Hasta', /mco/i);
      },
    );

    test('days that are past cannot be chosen', { tag: longSet }, async ({ visitor }) => {
      await visitor.open('/');
      await visitor.pressText('Solo ida');
      await visitor.press('button', /^Ver el calendario/);
      await visitor.see('button', 'Mes anterior', { disabled: true });
      await visitor.see('button', /Primera fecha disponible/);
      await visitor.see('button', /, 1 de /, { disabled: true });
    });
  });
}
