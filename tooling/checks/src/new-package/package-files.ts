/** The layers a package can belong to: the tags that `turbo.json` rules imports by. */
export const layers = [
  'foundation',
  'domain',
  'contract',
  'telemetry',
  'gateway-client',
  'session',
  'i18n',
  'mail-texts',
  'ui',
  'forms',
  'shell',
  'part',
  'feature',
  'testing',
] as const;

export type Layer = (typeof layers)[number];

export interface PackageRequest {
  /** Kebab-case, without the scope. */
  readonly name: string;
  readonly layer: Layer;
  readonly description: string;
  /** Published packages get a version, a README first example, size budgets and the package check. */
  readonly published: boolean;
}

const reactLayers: ReadonlySet<Layer> = new Set(['ui', 'forms', 'shell', 'part', 'feature']);

/** Returns the folder of a package, relative to the root. */
export function packageFolder(layer: Layer, name: string): string {
  if (layer === 'part') return `packages/parts/${name}`;
  if (layer === 'feature') return `packages/features/${name}`;
  return `packages/${name}`;
}

/** Gives every file of a new package: path inside the package → text. */
export function packageFiles(request: PackageRequest): ReadonlyMap<string, string> {
  const { name, layer, description, published } = request;
  const react = reactLayers.has(layer);
  const example = camelCase(name);
  const projects = react ? 'pageProjects' : 'projects';

  const manifest = {
    name: `@airline/${name}`,
    version: '0.0.0',
    ...(published ? {} : { private: true }),
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts', './package.json': './package.json' },
    ...(published
      ? {
          publishConfig: {
            access: 'public',
            exports: {
              '.': { types: './dist/index.d.ts', default: './dist/index.js' },
              './package.json': './package.json',
            },
          },
          files: ['dist', 'README.md', 'CHANGELOG.md'],
          engines: { node: '>=20.19' },
        }
      : {}),
    scripts: {
      ...(published ? { build: 'tsup && tsc -p tsconfig.build.json', 'package:check': 'package-check' } : {}),
      test: 'run-tests unit',
    },
    ...(react ? { dependencies: { react: 'catalog:' } } : {}),
    devDependencies: Object.fromEntries(
      [
        ...(react ? ['@airline/testing'] : []),
        ...(published ? ['@tooling/checks'] : []),
        '@tooling/config',
        '@types/node',
        ...(react ? ['@types/react'] : []),
        ...(published ? ['@typescript/native'] : []),
        ...(published ? ['tsup'] : []),
        ...(react ? ['vite'] : []),
        'vitest',
      ].map((dependency) => [dependency, /^@(tooling|airline)\//.test(dependency) ? 'workspace:*' : 'catalog:']),
    ),
  };

  const files = new Map<string, string>([
    ['package.json', json(manifest)],
    ['turbo.json', json({ extends: ['//'], tags: [layer] })],
    ['vitest.config.ts', `import { ${projects} } from '@tooling/config/vitest';\n\nexport default ${projects}();\n`],
    ['README.md', readme(request, example)],
    [
      'src/index.ts',
      `/** Names the package: replace this with the first thing it is for. */\nexport const ${example} = '@airline/${name}';\n`,
    ],
    [
      'src/index.test.ts',
      `import { expect, test } from 'vitest';\n\nimport { ${example} } from './index.ts';\n\ntest('the package names itself', () => {\n  expect(${example}).toBe('@airline/${name}');\n});\n`,
    ],
    [
      'src/index.test-d.ts',
      `import { expectTypeOf, test } from 'vitest';\n\nimport { ${example} } from './index.ts';\n\ntest('the name is a literal', () => {\n  expectTypeOf<typeof ${example}>().toEqualTypeOf<'@airline/${name}'>();\n});\n`,
    ],
  ]);
  if (published) {
    files.set('tsconfig.build.json', json({ extends: '@tooling/config/tsconfig/build.json' }));
    files.set('tsup.config.ts', `import { library } from '@tooling/config/tsup';\n\nexport default library();\n`);
    files.set(
      'size-budgets.json',
      json([{ import: `{ ${example} }`, from: `@airline/${name}`, maximumGzipBytes: 200, mustNotAppear: ['zod'] }]),
    );
  }
  return files;
}

/** Says what is wrong with a package name, or nothing. */
export function nameProblem(name: string): string | undefined {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
  return `'${name}' is no package name: give kebab-case without the scope, for example 'travel-funds'.`;
}

function readme({ name, description, published }: PackageRequest, example: string): string {
  const install = published ? `\n\`\`\`sh\nnpm install @airline/${name}\n\`\`\`\n` : '';
  return `# @airline/${name}\n\n${description}\n${install}\n\`\`\`ts\nimport { ${example} } from '@airline/${name}';\n\`\`\`\n`;
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
