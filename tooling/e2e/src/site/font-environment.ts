import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A machine's fonts, for a browser that is started with these environment variables. */
export interface FontEnvironment {
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

const require = createRequire(import.meta.url);

/** Makes an environment in which fontconfig finds these files of npm packages and no other font. */
export function createFontEnvironment(files: readonly string[]): FontEnvironment {
  const folder = mkdtempSync(join(tmpdir(), 'airline-fonts-'));
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts);
  for (const file of files) symlinkSync(require.resolve(file), join(fonts, basename(file)));
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    ].join('\n'),
  );
  return {
    env: { FONTCONFIG_FILE: configuration },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
