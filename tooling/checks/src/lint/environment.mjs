/**
 * `process.env` and `import.meta.env`, however they are reached: the one config reader of an app reads them, the rest
 * takes values.
 */
export const noEnvironment = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Only the config reader reads the environment: take the value as a parameter.' });
    return {
      MemberExpression(node) {
        if (nameOf(node) === 'env' && holdsEnvironment(node.object)) report(node);
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init || !holdsEnvironment(node.init)) return;
        if (node.id.properties.some((property) => property.key?.name === 'env')) report(node);
      },
      ImportDeclaration(node) {
        if (node.source.value !== 'node:process') return;
        if (node.specifiers.some((specifier) => specifier.imported?.name === 'env')) report(node);
      },
    };
  },
};

/** The clock and chance in layers whose every answer follows from their parameters. */
export const noAmbientInput = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} is an input: take it as a parameter, so that every answer can be tested.`,
      });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'The time');
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'The time');
      },
      MemberExpression(node) {
        const member = `${node.object.name}.${nameOf(node)}`;
        if (clock.has(member)) report(node, 'The time');
        if (chance.has(member)) report(node, 'Chance');
      },
    };
  },
};

const clock = new Set(['Date.now', 'performance.now']);
const chance = new Set(['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']);

function holdsEnvironment(node) {
  if (node.type === 'Identifier') return node.name === 'process';
  if (node.type === 'MetaProperty') return true;
  return node.type === 'MemberExpression' && node.object.name === 'globalThis' && nameOf(node) === 'process';
}

function nameOf(member) {
  return member.computed ? member.property.value : member.property.name;
}
