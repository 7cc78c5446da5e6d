/**
 * What both commands need before anything of ours can run: pnpm, the dependencies, Node 24.
 *
 * Plain JavaScript for Node ≥ 20.19: it runs in a fresh clone, before there is a node_modules.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

import { findBrowserPrograms, missingPackages } from './browsers.mjs';
import { cacheFolder, missingGatewayPrograms } from './programs.mjs';

export const root = join(import.meta.dirname, '../..');

const stamp = join(root, 'node_modules/.install-stamp');

/** The environment of every child: the workspace's own Node, pnpm and tools come first on the PATH. */
function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    TURBO_CACHE_DIR: cacheFolder(process.env),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/** Installs the dependencies when the lock file or any manifest is not the one that was installed last. */
export async function install(say) {
  refuseOldNode();
  const wanted = manifestsDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  say(`Installing the dependencies with ${packageManager} (a fresh clone takes about a minute) …`);
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { what: 'Installing' });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

const running = new Set();
let stopping = false;

/** True from the moment everything is being ended. */
export function isStopping() {
  return stopping;
}

/** Starts a command as the leader of its own process group, so that {@link stopAll} reaches whatever it starts in turn. */
export function start(command, args, { environment = {}, quiet = false, isPatient = false } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: childEnvironment(environment),
    stdio: ['ignore', output, output],
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  if (isPatient && child.pid !== undefined) letOthersFirst(child.pid);
  return child;
}

/** Has a process, and those that it starts, take what others leave of the processors. */
function letOthersFirst(pid) {
  const attempts = [
    () => setPriority(pid, Math.max(getPriority(pid), constants.priority.PRIORITY_BELOW_NORMAL)),
    // Linux may share the processors between sessions before it looks at their processes.
    () => writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL)),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // A system that cannot do so shares alike.
    }
  }
}

/**
 * Resolves with a command's exit code once it has ended, or with the error that kept it from starting. Never resolves while
 * everything is being ended: what would come next is not begun.
 */
export function untilEnded(child) {
  return new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', (code) => {
      if (!stopping) resolve(code ?? 1);
    });
  });
}

/** Ends everything that was started: politely, and after ten seconds for good. Resolves when nothing is left. */
export async function stopAll() {
  stopping = true;
  await Promise.all(
    [...running].map(async (child) => {
      const forced = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
      const ended = new Promise((resolve) => child.once('close', resolve));
      signalGroup(child, 'SIGTERM');
      await ended;
      clearTimeout(forced);
      signalGroup(child, 'SIGKILL');
    }),
  );
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Ends what was started, then the process, when somebody asks for it: Ctrl-C, `kill`, a closed terminal. */
export function stopOnSignals(exitCode) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      process.stdout.write('\nStopping …\n');
      void stopAll().then(() => {
        process.stdout.write('Stopped.\n');
        process.exit(exitCode);
      });
    });
  }
}

/** Runs a command to its end with its output on the terminal; a failure ends the process with the command's words. */
export async function run(command, args, { what, environment = {}, quiet = false } = {}) {
  const { code, output } = await runToEnd(command, args, { environment, quiet });
  if (code === 0) return output;
  process.stderr.write(output);
  process.stderr.write(`\n${what} failed: '${[command, ...args].join(' ')}' ended with ${code}.\n`);
  return process.exit(1);
}

async function runToEnd(command, args, { environment, quiet }) {
  const child = start(command, args, { environment, quiet });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = await untilEnded(child);
  if (typeof ended === 'number') return { code: ended, output };
  return { code: 127, output: `${output}${command}: ${ended.message}\n` };
}

/**
 * Finds the browsers and the servers that tests start, or installs Debian's where that is possible. Without a Chromium the process
 * ends and says what to install; without another one its tests are skipped, and a line says what to install for them.
 *
 * @returns Each browser's path by the environment variable that names it.
 */
export async function ensurePrograms(say) {
  const missing = [
    ...missingPackages(findBrowserPrograms(process.env)),
    ...missingGatewayPrograms(process.env).map((program) => program.package),
  ];
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (missing.length > 0 && canInstall) await installPackages(missing, say);
  const found = findBrowserPrograms(process.env);
  if (found.CHROMIUM_PATH === undefined) {
    process.stderr.write(
      'The browser tests need a Chromium: install it (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH.\n',
    );
    return process.exit(1);
  }
  const withoutTests = [
    ...['Firefox', 'WebKit'].map((name) => ({ name, packages: missingPackages(found, name).join(' ') })),
    ...missingGatewayPrograms(process.env).map((program) => ({ name: program.name, packages: program.package })),
  ].filter(({ packages }) => packages !== '');
  for (const { name, packages } of withoutTests) {
    say(`No ${name}: its tests are skipped (Debian: sudo apt-get install ${packages}).`);
  }
  return found;
}

/** Installs those of the packages that this distribution has. What does not succeed is shown, and goes on. */
async function installPackages(packages, say) {
  // Tests start servers of their own: as in the run level for one user, Debian starts none of those that it installs.
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = async (...args) => {
    const { code, output } = await runToEnd('apt-get', args, { environment, quiet: true });
    if (code !== 0) process.stderr.write(`${output}\n'apt-get ${args.join(' ')}' ended with ${code}.\n`);
  };
  say(`Installing for the tests: ${packages.join(' ')} …`);
  await apt('update', '-qq');
  const known = packages.filter((name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0);
  if (known.length > 0) await apt('install', '-y', '-qq', '--no-install-recommends', ...known);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then run this again.\n`);
  process.exit(1);
}

function manifestsDigest() {
  const digest = createHash('sha256').update(process.version);
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...workspaceFolders().map(manifest)]) {
    digest.update(path).update(readFileSync(join(root, path)));
  }
  return digest.digest('hex');
}

function manifest(folder) {
  return join(folder, 'package.json');
}

/** Lists the folders of all workspace packages, as `pnpm-workspace.yaml` names them, relative to the root, sorted. */
export function workspaceFolders() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^packages:\n((?: +- .*\n)+)/m.exec(text) ?? [];
  return [...list.matchAll(/- (\S+)\/\*$/gm)]
    .map(([, group]) => group)
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(root, manifest(folder))))
    .toSorted();
}
