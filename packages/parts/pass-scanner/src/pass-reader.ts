import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** One picture of a camera. */
export interface ReaderRequest {
  readonly picture: ImageData;
}

/** What a picture shows: a text, or nothing that can be read. */
export interface ReaderAnswer {
  readonly text?: string;
}

prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? readerUrl : path) } });

/** The symbols that resolution 792 has for a telephone and for paper. */
const formats = ['Aztec', 'QRCode', 'PDF417'] as const;

addEventListener('message', ({ data: { picture } }: MessageEvent<ReaderRequest>) => {
  void readBarcodes(picture, { formats: [...formats], maxNumberOfSymbols: 1 }).then(
    ([found]) => answer(found === undefined || found.text === '' ? {} : { text: found.text }),
    // The next picture may be better.
    () => answer({}),
  );
});

function answer(read: ReaderAnswer): void {
  postMessage(read);
}
