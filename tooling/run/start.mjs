/**
 * npm start: the whole product on one machine and one origin, from a fresh clone, with one command.
 *
 * Ctrl-C (or SIGTERM) ends everything that it started.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { takePort } from './ports.mjs';
import { install, isStopping, root, run, start, stopAll, stopOnSignals } from './toolchain.mjs';

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const say = (line) => process.stdout.write(`[${seconds()}] ${line}\n`);

/** Where each app lives on the one origin. */
const places = [
  { app: 'traveller', path: '/', title: 'Traveller site' },
  { app: 'ctm', path: '/business/ctm/', title: 'Corporate travel managers' },
  { app: 'webview', path: '/mobile/', title: 'Web view of the native app' },
];

const wantedPort = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(wantedPort) || wantedPort < 1 || wantedPort > 65_485) {
  process.stderr.write(
    `PORT is '${process.env.PORT}': give a whole number from 1 to 65485, or leave it out for 3000.\n`,
  );
  process.exit(1);
}
const environment = process.env.AIRLINE_ENVIRONMENT ?? 'dev';
const embedded = !process.env.DATABASE_URL;
/** Where real people fly and pay there are no conveniences of development: the gateway's own start says what is missing. */
const isReal = environment === 'prod';

/** A gateway that makes its database takes some seconds; on a machine that is busy with much else, a minute. */
const answersWithinMs = 180_000;

stopOnSignals(0);
await install(say);
say('Building the apps (what has not changed comes from the cache) …');
await run('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
  what: 'Building the apps',
  quiet: true,
});

const port = await takePort(wantedPort, say).catch((error) => fail(error.message));
const origin = `http://localhost:${port}`;
say(`Starting the gateway and ${embedded ? 'its embedded database' : 'connecting it to PostgreSQL'} …`);
const conveniences = isReal ? [] : ['--env-file=apps/gateway/development.env'];
/** As `@tooling/config/quick-start` has it for tests: without it a start takes half as long again. */
const config = join(root, 'tooling/config');
const findModules = pathToFileURL(join(config, 'src/quick-start/find-modules.ts')).href;
const gateway = start('node', [...conveniences, `--import=${findModules}`, 'apps/gateway/src/main.ts'], {
  environment: {
    AIRLINE_ENVIRONMENT: environment,
    PORT: String(port),
    NODE_COMPILE_CACHE: join(config, 'node_modules/.cache/compiled'),
  },
  quiet: true,
});
let output = '';
for (const stream of [gateway.stdout, gateway.stderr]) {
  stream.on('data', (chunk) => {
    output = (output + chunk).slice(-8_000);
    if (process.env.VERBOSE) process.stdout.write(chunk);
  });
}
gateway.on('exit', (code, signal) => {
  if (isStopping()) return;
  process.stderr.write(output);
  void fail(`The gateway ended by itself with ${code ?? signal}; what it said last stands above.`);
});

await answers(`${origin}/readyz`);
const shown = places.filter(({ app }) => existsSync(join(root, 'apps', app)));
for (const { path } of shown) await answers(origin + path);

say(`Ready, as environment '${environment}'.`);
process.stdout.write(
  [
    '',
    ...shown.map(({ path, title }) => `  ${title.padEnd(28)} ${origin}${path}`),
    `  ${'Gateway, reference'.padEnd(28)} ${origin}/api/reference`,
    `  ${'Gateway, health'.padEnd(28)} ${origin}/readyz`,
    ...(isReal ? [] : [`  ${'Inbox of the mails it sends'.padEnd(28)} ${origin}/inbox`]),
    `  ${'Design system'.padEnd(28)} pnpm storybook, then http://localhost:6006`,
    '',
    ...demoLogins(),
    ...(isReal ? [] : ['  Pay with the test card 4242 4242 4242 4242, any later month, any code.', '']),
    `  Stop with Ctrl-C.${embedded ? ' Empty the database with: npm run reset' : ''}`,
    '',
    '',
  ].join('\n'),
);

/** Who can log in on a machine of development: the same list that the gateway makes its accounts from. */
function demoLogins() {
  if (isReal) return [];
  const list = join(root, 'apps/gateway/src/accounts/demo/demo-accounts.json');
  const { accounts } = JSON.parse(readFileSync(list, 'utf8'));
  const shown = ['member', 'corporateTravelManager'].map((category) =>
    accounts.find((account) => account.category === category && account.password),
  );
  return [
    ...shown.map(({ shows, username, password }) => `  Log in as ${shows.padEnd(21)} ${username} ${password}`),
    '  Every demonstration account: apps/gateway/README.md',
    '',
  ];
}

async function answers(address) {
  const deadline = Date.now() + answersWithinMs;
  for (;;) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) {
      process.stderr.write(output);
      await fail(
        `${address} did not answer within ${answersWithinMs / 1000} seconds${response ? ` (it says ${response.status}: ${(await response.text()).slice(0, 200).trim()})` : ''}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Says why, ends everything, and never comes back. */
function fail(reason) {
  process.stderr.write(`${reason}\n`);
  void stopAll().then(() => process.exit(1));
  return new Promise(() => undefined);
}
