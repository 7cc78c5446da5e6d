import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** Tries a port on the loopback address: true when nobody listens there. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Takes the wanted port or the next free one, and says who holds those that are taken. */
export async function takePort(wanted, say) {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (await isFree(port)) return port;
    say(`Port ${port} is in use by ${holderOf(port) ?? 'another program'}; trying ${port + 1}.`);
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 49}: free one of them, or set PORT to another.`);
}

/** Names the process that listens on a port, where the system tells (Linux). */
export function holderOf(port) {
  const inode = listeningInode(port);
  if (inode === undefined) return undefined;
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => openFiles(name).includes(`socket:[${inode}]`));
  if (pid === undefined) return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  return `process ${pid} (${command.slice(0, 80)}; stop it with: kill ${pid})`;
}

/** Gives what a process has open; of one that has ended, or belongs to somebody else, nothing. */
function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

function listeningInode(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!existsSync(table)) continue;
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === '0A' && local?.endsWith(`:${hex}`)) return inode;
    }
  }
  return undefined;
}
