/**
 * A child process that serves a Verdaccio on a free loopback port, tells its parent which, and ends with it.
 *
 *   fork('registry-process.ts', [<path of the configuration>])
 */
import { runServer } from 'verdaccio';

interface Server {
  listen(port: number, host: string, listening: () => void): void;
  address(): { readonly port: number };
}

const server = (await runServer(process.argv[2])) as Server;
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
