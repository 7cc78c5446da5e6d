import type { AllowedCase, LintCase } from '../lint-case.ts';

const rule = 'airline/no-text-in-jsx';

/** A component around one piece of JSX; `t`, `name` and `isOpen` are there to be used. */
function component(jsx: string): string {
  const field = jsx.includes('<Field')
    ? 'declare const Field: (props: { readonly label: string }) => unknown;\n\n'
    : '';
  return `${field}interface Props {\n  readonly t: (key: string) => string;\n  readonly name: string;\n  readonly isOpen: boolean;\n}\nexport function Part({ t, name, isOpen }: Props): unknown {\n  return (\n    <p lang={t('language')} hidden={isOpen} data-name={name}>\n      ${jsx}\n    </p>\n  );\n}\n`;
}

const folders = ['apps/traveller/src/features/home', 'packages/features/login/src', 'packages/ui/src/banner'];

const pairs: readonly (readonly [title: string, bad: string, good: string])[] = [
  ['as it stands', 'Mis viajes', `{t('trips.title')}`],
  ['in braces', `{'Mis viajes'}`, `{' '}`],
  ['of one letter', `{name} y {name}`, '{name} · {name}'],
  ['in a template', '{`Hola, ${name}`}', '{`${name} (${name})`}'],
  ['in one branch', `{isOpen ? 'Cerrar' : name}`, `{isOpen ? '×' : name}`],
  ['in the other branch', `{isOpen ? name : 'Abrir'}`, `{isOpen ? name : '+'}`],
  ['behind a condition', `{isOpen && 'Abierto'}`, `{isOpen && '→'}`],
  ['as a fallback', `{name || 'Nadie'}`, `{name || '—'}`],
  ['put together', `{'Vuelo ' + name}`, `{'# ' + name}`],
  ['under a cast', `{'Vuelo' as string}`, `{'#' as string}`],
  ['in another alphabet', 'Ελλάδα', '1–2'],
  ['in an image', `<img alt="Un avión" src="plane.svg" />`, `<img alt="" src="plane.svg" />`],
  ['in a name for screen readers', `<b aria-label="Cerrar" />`, `<b aria-label={t('close')} />`],
  ['in an attribute in braces', `<b title={'Cerrar'} />`, `<b title={name} />`],
  ['in a branch of an attribute', `<b title={isOpen ? 'Cerrar' : name} />`, `<b title={isOpen ? '×' : name} />`],
  ['in a prop that people read', `<Field label="Nombre" />`, `<Field label="form.name" />`],
];

export const textInJsxCases: readonly LintCase[] = folders.flatMap((folder) =>
  pairs.map(([title, bad, good], index) => ({
    rule,
    title: `text ${title}, in ${folder}`,
    path: `${folder}/Part${index}.tsx`,
    bad: component(bad),
    good: component(good),
  })),
);

export const textInJsxAllowed: readonly AllowedCase[] = [
  ...['Part.stories.tsx', 'Part.test.tsx', 'Part.test-browser.tsx'].map((name) => ({
    title: `${name} holds text`,
    path: `packages/ui/src/banner/${name}`,
    source: component('Mis viajes'),
  })),
  {
    title: 'attributes that nobody reads hold words',
    path: 'packages/ui/src/banner/Attributes.tsx',
    source: component(
      `<svg className="small icon" viewBox="0 0 1 1" focusable="false" role="img" data-kind="big one" />`,
    ),
  },
  {
    title: 'a comparison in JSX is no text',
    path: 'packages/ui/src/banner/Comparison.tsx',
    source: component(`{name === 'Iberia' && <b>{name}</b>}`),
  },
];
