import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { ClientReport } from '@airline/contract';
import { documentVersions } from '@airline/documents';
import { buildPath, type Link, type LinkId, links, type Surface, webviewBase } from '@airline/links';
import { newVersion } from '@airline/mail-texts/new-version';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../test-support/memory-database.ts';
import { noOrders } from '../test-support/no-orders.ts';
import { createApp } from './app.ts';
import { testConfig } from '../test-support/config.ts';
import type { Config } from './server/config.ts';
import { createSchedule } from './flights/schedule/rules/index.ts';
import { openAccountServices } from './accounts/identity/services.ts';
import type { OpenDatabase } from './database/database.ts';
import { createFlights } from './flights/shopping/flights.ts';
import { clientReports, measurement } from './telemetry/telemetry-schema.ts';

let database: OpenDatabase;
let appsFolder: string;
let stopping = false;
let hasSchedule = true;
const logged: string[] = [];
const now = (): Date => new Date('2026-11-21T07:00:00Z');

function gateway(
  variables: Record<string, string> = {},
  opened: OpenDatabase = database,
  overrides: Partial<Config> = {},
) {
  const basis = {
    config: { ...testConfig({ APPS_FOLDER: appsFolder, ...variables }), ...overrides },
    database: opened,
    log: pino({ level: 'info' }, { write: (line) => logged.push(line) }),
    now,
  };
  return createApp({
    ...basis,
    flights: { ...createFlights(opened.db, now, createSchedule([])), isReady: () => hasSchedule },
    accountServices: openAccountServices(basis),
    bookingServices: noOrders,
    isStopping: () => stopping,
  });
}

/** Every second link of the catalogue has a page in the built apps of these tests. */
function isRouted(id: LinkId): boolean {
  return (
    [
      'home',
      'ctm-home',
      'mobile-home',
      'ctm-reports',
      'air-low-fare-calendar',
      'trip',
      'my-account-v2-security',
    ].includes(id) || id.length % 2 === 0
  );
}

function pathOf({ path }: Link, app: Surface): string {
  return app === 'webview' && !path.startsWith(`${webviewBase}/`) ? webviewBase + path : path;
}

function routedPaths(app: Surface): readonly string[] {
  return links.filter(({ id, surfaces }) => surfaces.includes(app) && isRouted(id)).map((link) => pathOf(link, app));
}

beforeAll(async () => {
  database = await openMemoryDatabase();
  appsFolder = mkdtempSync(join(tmpdir(), 'gateway-apps-'));
  for (const app of ['traveller', 'ctm', 'webview'] as const) {
    mkdirSync(join(appsFolder, app, 'dist/assets'), { recursive: true });
    writeFileSync(join(appsFolder, app, 'dist/index.html'), `<!doctype html><head><title>${app}</title></head>`);
    writeFileSync(join(appsFolder, app, 'dist/assets/main-4f2a.js'), `console.log('${app}')`);
    writeFileSync(join(appsFolder, app, 'dist/page-paths.json'), JSON.stringify(routedPaths(app)));
  }
});

afterAll(async () => {
  await database.close();
  rmSync(appsFolder, { recursive: true });
});

const report: ClientReport = {
  app: 'traveller',
  level: 'ERROR',
  event: 'pageCrashed',
  reference: 'K7PM2QXA',
  route: '/travel-funds/:id',
  message: 'TypeError: x is undefined',
  language: 'es',
  occurredAt: '2026-11-21T06:59:58.000Z',
};

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

describe('health', () => {
  test('a running gateway is live and ready, and says which database it has', async () => {
    expect((await gateway().request('/livez')).status).toBe(200);
    const ready = await gateway().request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', database: 'embedded' });
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  test('a gateway that is stopping is live, but not ready', async () => {
    stopping = true;
    expect((await gateway().request('/livez')).status).toBe(200);
    expect((await gateway().request('/readyz')).status).toBe(503);
    stopping = false;
  });

  test('a gateway that has not read its schedule is live, but not ready', async () => {
    hasSchedule = false;
    expect((await gateway().request('/livez')).status).toBe(200);
    const ready = await gateway().request('/readyz');
    hasSchedule = true;
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 503, title: 'The schedule is still being read.' });
  });

  test('a gateway whose database is away is live, but not ready', async () => {
    const away: OpenDatabase = { ...database, ping: () => Promise.reject(new Error('connection refused')) };
    const ready = await gateway({}, away).request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 503, title: 'The database does not answer.' });
  });
});

describe('client reports', () => {
  test('what a browser reports is kept as it came', async () => {
    const answer = await gateway().request('/api/telemetry/v1/reports', post({ reports: [report], dropped: 3 }));
    expect(answer.status).toBe(202);
    expect(await database.db.select().from(clientReports)).toEqual([
      {
        ...report,
        settings: null,
        id: expect.any(Number) as number,
        stack: null,
        occurredAt: new Date('2026-11-21T06:59:58Z'),
        receivedAt: new Date('2026-11-21T07:00:00Z'),
        droppedBefore: 3,
      },
    ]);
  });

  test('a malformed batch names its wrong fields by pointer, and nothing of it is kept', async () => {
    const before = await database.db.$count(clientReports);
    const answer = await gateway().request(
      '/api/telemetry/v1/reports',
      post({ reports: [report, { ...report, level: 'LOUD' }], dropped: -1 }),
    );
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      type: 'about:blank',
      status: 422,
      errors: [
        { pointer: '/reports/1/level', code: 'invalid_value' },
        { pointer: '/dropped', code: 'too_small' },
      ],
    });
    expect(await database.db.$count(clientReports)).toBe(before);
  });

  test('a body that is no JSON is 400, one that is too large 413', async () => {
    const path = '/api/telemetry/v1/reports';
    const headers = { 'content-type': 'application/json' };
    expect((await gateway().request(path, { method: 'POST', headers, body: '{' })).status).toBe(400);
    expect((await gateway().request(path, { method: 'POST', headers, body: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

describe('measurements', () => {
  const path = '/api/telemetry/v1/measurements';
  const step = {
    event: 'tripFound',
    app: 'traveller',
    route: '/trip/:recordLocator',
    language: 'es',
    occurredAt: '2026-11-21T06:59:58.000Z',
    bounds: 2,
  };

  test('a step is kept with the fields of its own apart', async () => {
    const answer = await gateway().request(path, post({ measurements: [step], dropped: 0 }));
    expect(answer.status).toBe(202);
    const [kept] = await database.db.select().from(measurement);
    expect(kept).toMatchObject({ event: 'tripFound', route: '/trip/:recordLocator', details: { bounds: 2 } });
  });

  test('an address in place of a pattern is refused, and nothing of the batch is kept', async () => {
    const before = await database.db.$count(measurement);
    const answer = await gateway().request(
      path,
      post({ measurements: [step, { ...step, route: '/trip/K7PM2Q' }], dropped: 0 }),
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/measurements/1/route' }] });
    expect(await database.db.$count(measurement)).toBe(before);
  });
});

describe('errors', () => {
  test('an unknown API address is a problem with a reference, not a page', async () => {
    const answer = await gateway().request('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      status: 404,
      title: 'There is nothing at this address.',
      reference: answer.headers.get('x-request-id'),
    });
  });

  test('a failure inside says nothing of itself to the client, and the log finds it by the reference', async () => {
    const broken = {
      ...database,
      db: { insert: () => expect.unreachable('secret detail') },
    } as unknown as OpenDatabase;
    const answer = await gateway({}, broken).request(
      '/api/telemetry/v1/reports',
      post({ reports: [report], dropped: 0 }),
    );
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('secret detail');
    const { reference } = JSON.parse(text) as { reference: string };
    expect(logged.some((line) => line.includes(reference) && line.includes('app.test.ts'))).toBe(true);
  });
});

describe('a database that is away for a moment', () => {
  const failing = (error: Error) =>
    ({ ...database, db: { insert: () => ({ values: () => Promise.reject(error) }) } }) as unknown as OpenDatabase;
  const away = [
    Object.assign(new Error('connect ECONNREFUSED 10.1.2.3'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
    new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
  ];
  const reports = post({ reports: [report], dropped: 0 });

  test.each(away)('is 503 on any route, with when to ask again: $message', async (error) => {
    const answer = await gateway({}, failing(error)).request('/api/telemetry/v1/reports', reports);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ status: 503, reference: answer.headers.get('x-request-id') });
    expect(text).not.toContain('10.1.2.3');
  });

  test('is a page that says to try again where a browser shows the answer', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-dest': 'document' };
    const [error = new Error('none')] = away;
    const answer = await gateway({}, failing(error)).request('/api/telemetry/v1/reports', { ...reports, headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('Vuelva a intentarlo en unos minutos');
  });
});

describe('logs', () => {
  test('a request leaves one line with the route’s pattern, and never the address or its query', async () => {
    logged.length = 0;
    await gateway().request('/api/nothing/ana@example.es?rr_number=20012345');
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(/ana|20012345/);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'GET', status: 404 });
  });

  test('a document that is answered before the middleware has its line too, by the id that the answer carries', async () => {
    logged.length = 0;
    const path = '/api/air-booking/v1/fare-families';
    const answer = await gateway().request(path, { headers: { 'if-none-match': '*' } });
    expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        route: path,
        status: 304,
        durationMs: expect.any(Number) as number,
      }),
    ]);
  });
});

describe('the apps on the one origin', () => {
  test.each([
    ['/', 'traveller'],
    ['/loyalty/myaccount/trips', 'traveller'],
    ['/business/ctm', 'ctm'],
    ['/business/ctm/', 'ctm'],
    ['/business/ctm/reports', 'ctm'],
  ])('%s is drawn by %s', async (path, app) => {
    const answer = await gateway().request(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<title>${app}</title>`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/business/ctmx', 'traveller'],
    ['/no/such/page', 'traveller'],
    ['/business/ctm/no-such-page', 'ctm'],
    ['/legal/no-such-document/2026-11-23', 'traveller'],
    ['/legal/privacy/1999-01-01', 'traveller'],
  ])('%s has no page: %s says so, with 404', async (path, app) => {
    const answer = await gateway().request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<title>${app}</title>`);
  });

  const parameters: Readonly<Record<string, string>> = {
    passenger: '0',
    product: 'business',
    recordLocator: 'AB23CD',
    document: 'privacy',
    version: documentVersions.privacy,
  };
  const linksOfApps = links.flatMap((link) =>
    link.surfaces.map((app) => {
      const path = pathOf(link, app).replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'spring');
      return [path, app, routedPaths(app).includes(pathOf(link, app)) ? 200 : 404] as const;
    }),
  );

  test('links with a page and links without one are both tried', () => {
    expect(new Set(linksOfApps.map(([, app, status]) => `${app} ${status}`)).size).toBe(6);
  });

  test.each(linksOfApps)('%s of %s is answered with %d', async (path, app, status) => {
    const answer = await gateway().request(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`<title>${app}</title>`);
  });

  const inNativeApp = { cookie: 'airline.language=en; airline.surface=webview' };

  test.each([
    ['/loyalty/myaccount/payment', '/mobile/loyalty/myaccount/payment'],
    ['/trip/AB23CD?src=mail', '/mobile/trip/AB23CD?src=mail'],
    ['/loyalty/myaccount/profile-security', '/mobile/loyalty/myaccount/security'],
    ['/', '/mobile/'],
  ])('inside the native app %s leads to the bundle, %s', async (address, shown) => {
    const answer = await gateway().request(address, { headers: inNativeApp });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(shown);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect((await gateway().request(address)).status).not.toBe(302);
  });

  test.each(['/air/booking/', '/mobile/', '/business/ctm/', '/no/such/page', '//evil.example/trip/AB23CD'])(
    'inside the native app %s stays where it is',
    async (address) => {
      const answer = await gateway().request(address, { headers: inNativeApp });
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  test('another form of an address below the bundle leads to its page', async () => {
    const answer = await gateway().request('/mobile/loyalty/myaccount/profile-security?a=1');
    expect(answer.headers.get('location')).toBe('/mobile/loyalty/myaccount/security?a=1');
  });

  test('another product has its portal too, once the settings name it', async () => {
    const answer = await gateway({ AIRLINE_SETTINGS: '{"products":["empresas"]}' }).request('/empresas/ctm/');
    expect(await answer.text()).toContain('<title>ctm</title>');
    expect(await (await gateway().request('/empresas/ctm/')).text()).toContain('<title>traveller</title>');
  });

  test('hashed files are kept permanently, and a missing one is not answered by a page', async () => {
    const file = await gateway().request('/static/ctm/assets/main-4f2a.js');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('text/javascript');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await gateway().request('/static/ctm/assets/old-1111.js')).status).toBe(404);
  });

  test('a script of an older build says that a new version is there, to a page that would stay blank', async () => {
    const ask = (cookie: string) =>
      gateway().request('/static/ctm/assets/old-1111.js', { headers: { 'sec-fetch-dest': 'script', cookie } });
    const answer = await ask('airline.language=en');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(newVersion.en.title);
    expect(await (await ask('')).text()).toContain(newVersion.es.title);
    const there = await gateway().request('/static/ctm/assets/main-4f2a.js', {
      headers: { 'sec-fetch-dest': 'script' },
    });
    expect(await there.text()).toBe("console.log('ctm')");
  });

  const document = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    ['es', 'GET', '/static/traveller/assets/gone.html', 404, 'No encontramos esta página'],
    ['en', 'GET', '/api/no/such/thing', 404, 'We could not find this page'],
    ['es', 'POST', '/', 405, 'Esta página necesita JavaScript'],
    ['en', 'POST', '/find-my-trip', 405, 'This page needs JavaScript'],
    ['es', 'POST', '/business/ctm/login/', 405, 'Esta página necesita JavaScript'],
  ])(
    'in %s a browser that shows a document is answered %s %s with a page',
    async (language, method, path, status, title) => {
      const headers = { ...document, cookie: `airline.language=${language}` };
      const answer = await gateway().request(path, { method, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
      const page = await answer.text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(title);
      const sheet = /href="([^"]+\.css)"/.exec(page)?.[1] ?? '';
      expect((await gateway().request(sheet)).headers.get('content-type')).toContain('text/css');
    },
  );

  test.each([
    ['GET', '/api/no/such/thing', { accept: 'application/json' }],
    ['POST', '/find-my-trip', {}],
    ['GET', '/static/traveller/assets/gone.css', { ...document, 'sec-fetch-dest': 'style' }],
  ])('whatever shows no document is answered %s %s with a problem', async (method, path, headers) => {
    const answer = await gateway().request(path, { method, headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a file outside an app’s folder cannot be reached', async () => {
    writeFileSync(join(appsFolder, 'secret.txt'), 'secret');
    for (const path of [
      '/static/ctm/../../secret.txt',
      '/static/ctm/%2e%2e/%2e%2e/secret.txt',
      '/static/ctm/..%2f..%2fsecret.txt',
    ]) {
      expect(await (await gateway().request(path)).text()).not.toContain('secret');
    }
  });

  test('an app that is not built says so', async () => {
    const answer = await gateway({ APPS_FOLDER: join(appsFolder, 'nothing') }).request('/mobile/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("'webview' is not built");
  });

  test('a prerendered page is served in the language that the person chose, its styles allowed by their hash', async () => {
    const folder = join(appsFolder, 'traveller/dist');
    const list = ['es', 'en'].map((language) => ({
      path: '/',
      language,
      file: `${language}.html`,
      styleHashes: ['sha256-abc=', 'sha256-font='],
      scriptHashes: ['sha256-press='],
    }));
    for (const { language, file } of list)
      writeFileSync(join(folder, file), `<head><title>home in ${language}</title></head>`);
    writeFileSync(join(folder, 'prerendered.json'), JSON.stringify(list));
    const app = gateway();
    rmSync(join(folder, 'prerendered.json'));
    const home = async (cookie: string) => (await app.request('/', { headers: { cookie } })).text();
    expect(await home('airline.language=en')).toContain('home in en');
    expect(await home('')).toContain('home in es');
    expect(await home('airline.language=fr')).toContain('home in es');
    const { headers } = await app.request('/');
    expect(headers.get('vary')?.toLowerCase()).toContain('cookie');
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-abc=' 'sha256-font='");
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-press=';");
    expect(await (await app.request('/loyalty/myaccount/trips')).text()).toContain('<title>traveller</title>');
  });

  test('a page whose flag is off is there, and its HTML says that it is closed, until the flag is on', async () => {
    const folder = join(appsFolder, 'traveller/dist');
    const path = buildPath('air-low-fare-calendar');
    const list = [path, '*closed'].map((shown, at) => ({
      path: shown,
      language: 'es',
      file: `flagged-${at}.html`,
      styleHashes: [],
      scriptHashes: [],
    }));
    for (const { path: shown, file } of list) writeFileSync(join(folder, file), `<head><title>${shown}</title></head>`);
    writeFileSync(join(folder, 'prerendered.json'), JSON.stringify(list));
    const read = async (variables: Record<string, string>) => {
      const answer = await gateway(variables).request(path);
      return [answer.status, /<title>(.*)<\/title>/.exec(await answer.text())?.[1]];
    };
    const off = await read({});
    const on = await read({ AIRLINE_SETTINGS: '{"metadataFlags":{"lowFareCalendar":true}}' });
    rmSync(join(folder, 'prerendered.json'));
    expect(off).toEqual([200, '*closed']);
    expect(on).toEqual([200, path]);
  });

  test('a page is sent compressed as the browser can read it, with the settings in it', async () => {
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
    const app = gateway();
    const ask = (accepted: string) => app.request('/', { headers: { 'accept-encoding': accepted } });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1, br;q=0, gzip', 'gzip'],
    ] as const) {
      const answer = await ask(accepted);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      const page = decompress[encoding](await answer.arrayBuffer()).toString();
      expect(page).toBe(await (await ask('identity')).text());
      expect(page).toContain('<script type="application/json" id="client-settings">{"environment":"dev"');
    }
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('<title>traveller</title>');
  });

  test('every answer carries the headers that keep a page to its own origin', async () => {
    const { headers } = await gateway().request('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('over https browsers are asked to stay there', async () => {
    const { headers } = await gateway({}, database, { publicOrigin: 'https://www.example.com' }).request('/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});
