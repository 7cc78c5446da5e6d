const testTools =
  /^(vitest|fast-check|jsdom|playwright|msw|axe-core|storybook|@(vitest|testing-library|playwright|axe-core|storybook|tooling)\/.*|@airline\/(testing|gateway))(\/.*)?$/;

/** Test tools in code that ships. */
export const noTestImports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string' || !testTools.test(node.source.value)) return;
      context.report({ node, message: `'${node.source.value}' is for tests: code that ships does without it.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
