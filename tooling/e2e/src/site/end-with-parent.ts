/*
 * Loaded into a gateway before anything else (`node --import`): it stops when the process that started it is gone, however
 * that ended, because then the pipe to its standard input breaks.
 */
import { isMainThread } from 'node:worker_threads';

// A worker thread loads this file too, and its own standard input closes when the thread has done its work.
if (isMainThread) {
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
}
