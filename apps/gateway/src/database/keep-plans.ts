import type { messages, PGlite } from '@electric-sql/pglite';

type Answer = readonly messages.BackendMessage[];

/** A statement that the database keeps under its name, and what the database said of its parameters. */
interface KeptStatement {
  readonly name: string;
  described?: Answer;
}

/** How many statements the embedded database keeps; what comes later is planned each time. */
const maximumKept = 1000;

/** The first byte of the protocol's messages that make up a statement with parameters: the client sends them in this order. */
const [parse, describe, bind, execute] = Buffer.from('PDBE');
const [statementKind] = Buffer.from('S');

/** Where the name of a statement stands in a message that says none, after its type and length: at once, or after one more byte. */
const nameAt = { first: 5, second: 6 } as const;

/**
 * Lets the embedded database parse and plan each statement with parameters once and not once for a request, as connections to PostgreSQL do,
 * and sends what makes it run at once: most of what a statement takes is its plan, and the way of each message.
 *
 * The database plans by the actual values until a plan for all values is as good. Works on the messages of PostgreSQL's protocol, version 3:
 * a parse without a name becomes one with a name, and is sent once.
 */
export function keepPlans(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  const kept = new Map<string, KeptStatement>();
  let current: KeptStatement | undefined;
  let waiting: Uint8Array[] = [];

  client.execProtocolStream = async (message, options) => {
    const [type] = message;
    if (type === bind) {
      waiting = [current === undefined ? message : insertName(message, nameAt.second, current.name)];
      return [];
    }
    const isOfStatement = message[nameAt.first] === statementKind;
    if (type === describe && !isOfStatement && waiting.length > 0) {
      waiting.push(message);
      return [];
    }
    const sent = [...waiting, message];
    waiting = [];
    if (type === execute) return send(Buffer.concat(sent), options);
    if (type === parse) {
      current = undefined;
      const text = textToKeep(message);
      if (text === undefined) return send(message, options);
      current = kept.get(text);
      if (current !== undefined) return [];
      if (kept.size >= maximumKept) return send(message, options);
      const statement = { name: `kept-${kept.size}` };
      const answer = await send(insertName(message, nameAt.first, statement.name), options);
      kept.set(text, statement);
      current = statement;
      return answer;
    }
    if (type === describe && isOfStatement && current !== undefined)
      return [...(current.described ??= await send(insertName(message, nameAt.second, current.name), options))];
    return send(message, options);
  };
}

/** The text of a statement with parameters whose types the database finds out, of a message that parses it; `undefined` for any other. */
function textToKeep(message: Uint8Array): string | undefined {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  const start = nameAt.first + 1;
  const end = bytes.indexOf(0, start);
  if (bytes[nameAt.first] !== 0 || bytes.readUInt16BE(end + 1) > 0) return undefined;
  const text = bytes.toString('utf8', start, end);
  return text.includes('$1') ? text : undefined;
}

function insertName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}
