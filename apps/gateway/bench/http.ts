import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';

import { mixedPairs, scheduleOf, travelledPairs } from './schedules.ts';

const CONNECTIONS = 50;
const WARM_UP_MS = 1_500;
const MEASURED_MS = 4_000;

/** Asks a server in a process of its own for searches and for a constant answer, over 50 connections that stay open. */
export async function measureServer(): Promise<readonly (readonly string[])[]> {
  const server = fork(new URL('http-server.ts', import.meta.url));
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(Number(message)));
    server.once('exit', () => reject(new Error('The server ended before it told its port.')));
  });
  const every = mixedPairs().map(({ origin, destination }) => `/search/${origin}/${destination}`);
  const travelled = travelledPairs(scheduleOf(['WN']), 4_000).map(
    ({ origin, destination }) => `/search/${origin}/${destination}`,
  );
  const rows = [
    await load(port, 'bare Hono route, 0.3 kB', ['/bare']),
    await load(port, 'search, every pair', every),
    await load(port, 'search, pairs as travelled', travelled),
  ];
  server.kill();
  return rows;
}

async function load(port: number, name: string, paths: readonly string[]): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  let isMeasuring = false;
  const clock = { isOver: false };
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      get({ port, host: '127.0.0.1', agent, path: paths[(next += 1) % paths.length] }, (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode !== 200) reject(new Error(`${name} answered ${response.statusCode}`));
          if (isMeasuring) times.push(performance.now() - start);
          resolve();
        });
      }).once('error', reject);
    });
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    while (!clock.isOver) await ask();
  });
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  isMeasuring = true;
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  clock.isOver = true;
  const elapsed = performance.now() - start;
  await Promise.all(clients);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return [name, Math.round((times.length / elapsed) * 1000).toLocaleString('en'), at(0.5), at(0.99)];
}
