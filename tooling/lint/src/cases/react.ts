import type { LintCase } from '../lint-case.ts';

const folder = 'packages/account-help/src/react';

export const reactCases: readonly LintCase[] = [
  {
    rule: 'react/rules-of-hooks',
    title: 'a hook behind a condition',
    path: `${folder}/use-conditional.ts`,
    bad: `import { useState } from 'react';\n\nexport function useMaybe(isOn: boolean): unknown {\n  if (isOn) return useState(0);\n  return undefined;\n}\n`,
    good: `import { useState } from 'react';\n\nexport function useMaybe(isOn: boolean): unknown {\n  const state: unknown = useState(0);\n  return isOn ? state : undefined;\n}\n`,
  },
  {
    rule: 'react/exhaustive-deps',
    title: 'an effect that forgets what it reads',
    path: `${folder}/use-title.ts`,
    bad: `import { useEffect } from 'react';\n\nexport function useTitle(title: string): void {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n`,
    good: `import { useEffect } from 'react';\n\nexport function useTitle(title: string): void {\n  useEffect(() => {\n    document.title = title;\n  }, [title]);\n}\n`,
  },
  {
    rule: 'react/button-has-type',
    title: 'a button that submits by accident',
    path: `${folder}/Close.tsx`,
    bad: `export function Close({ text }: { readonly text: string }): unknown {\n  return <button>{text}</button>;\n}\n`,
    good: `export function Close({ text }: { readonly text: string }): unknown {\n  return <button type="button">{text}</button>;\n}\n`,
  },
  {
    rule: 'react/jsx-no-target-blank',
    title: 'a new window that can reach back',
    path: `${folder}/Outside.tsx`,
    bad: `export function Outside({ href, text }: { readonly href: string; readonly text: string }): unknown {\n  return (\n    <a href={href} target="_blank">\n      {text}\n    </a>\n  );\n}\n`,
    good: `export function Outside({ href, text }: { readonly href: string; readonly text: string }): unknown {\n  return (\n    <a href={href} target="_blank" rel="noreferrer">\n      {text}\n    </a>\n  );\n}\n`,
  },
  {
    rule: 'react/jsx-no-useless-fragment',
    title: 'a fragment around one child',
    path: `${folder}/Single.tsx`,
    bad: `export function Single({ text }: { readonly text: string }): unknown {\n  return (\n    <>\n      <p>{text}</p>\n    </>\n  );\n}\n`,
    good: `export function Single({ text }: { readonly text: string }): unknown {\n  return <p>{text}</p>;\n}\n`,
  },
  {
    rule: 'react/no-danger',
    title: 'markup from a text',
    path: `${folder}/Markup.tsx`,
    bad: `export function Markup({ html }: { readonly html: string }): unknown {\n  return <p dangerouslySetInnerHTML={{ __html: html }} />;\n}\n`,
    good: `export function Markup({ html }: { readonly html: string }): unknown {\n  return <p>{html}</p>;\n}\n`,
  },
];
