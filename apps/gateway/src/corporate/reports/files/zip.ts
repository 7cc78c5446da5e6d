import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its name, and its bytes as they come. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** 1 January 1980, the first day that the format knows: the same rows make the same bytes. */
const dosDate = 0x0021;
/** Names are UTF-8, and sizes stand behind the bytes, as they are not known before. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/**
 * Writes a ZIP archive as a stream, in memory never more than a part of one entry.
 *
 * Entries of 4 GiB and more have no place in it: a sheet of a million rows is far below that.
 *
 * Source: PKWARE APPNOTE.TXT 6.3, §4.3.
 */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const start = offset;
    const nameBytes = Buffer.from(name, 'utf8');
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    writeCommon(head, 4, { crc: 0, size: 0, fullSize: 0, nameLength: nameBytes.length });
    yield Buffer.concat([head, nameBytes]);
    offset += head.length + nameBytes.length;
    const sums = { crc: 0, size: 0, fullSize: 0, nameLength: nameBytes.length };
    for await (const part of deflate(content, sums)) {
      sums.size += part.length;
      yield part;
    }
    offset += sums.size;
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(sums.crc, 4);
    descriptor.writeUInt32LE(sums.size, 8);
    descriptor.writeUInt32LE(sums.fullSize, 12);
    yield descriptor;
    offset += descriptor.length;
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(version, 4);
    writeCommon(record, 6, sums);
    record.writeUInt32LE(start, 42);
    directory.push(Buffer.concat([record, nameBytes]));
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(records.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([records, end]);
}

interface Sums {
  crc: number;
  size: number;
  fullSize: number;
  readonly nameLength: number;
}

function writeCommon(target: Buffer, at: number, { crc, size, fullSize, nameLength }: Sums): void {
  target.writeUInt16LE(version, at);
  target.writeUInt16LE(flags, at + 2);
  target.writeUInt16LE(deflated, at + 4);
  target.writeUInt16LE(dosDate, at + 8);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(size, at + 14);
  target.writeUInt32LE(fullSize, at + 18);
  target.writeUInt16LE(nameLength, at + 22);
}

async function* deflate(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw();
  const feeding = feed(deflater, content, sums);
  // What fails while it is fed ends the stream with the same error.
  feeding.catch((error: unknown) => deflater.destroy(error as Error));
  for await (const part of deflater) yield part as Buffer;
  await feeding;
}

async function feed(
  deflater: ReturnType<typeof createDeflateRaw>,
  content: ZipEntry['content'],
  sums: Sums,
): Promise<void> {
  for await (const text of content) {
    const bytes = Buffer.from(text, 'utf8');
    sums.crc = crc32(bytes, sums.crc);
    sums.fullSize += bytes.length;
    if (!deflater.write(bytes)) {
      await new Promise<void>((resolve, reject) => {
        deflater.once('drain', resolve);
        deflater.once('close', () => reject(new Error('Nobody reads the archive any more.')));
      });
    }
  }
  deflater.end();
}
