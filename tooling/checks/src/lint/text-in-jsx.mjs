const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'heading',
  'label',
  'placeholder',
  'title',
]);
const letter = /\p{L}/u;
const messageKey = /^[a-z][\w-]*([.:][\w-]+)+$/;

/**
 * Words in JSX: as children, as attributes that people read or hear, and in the branches of their expressions. Signs
 * without a letter may stand; a message key may be an attribute.
 */
export const noTextInJsx = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Words come from the messages of @airline/i18n, or as a prop: no text in JSX.' });
    const check = (node, isAttribute) => {
      for (const { node: part, text } of textsIn(node)) {
        if (letter.test(text) && !(isAttribute && messageKey.test(text))) report(part);
      }
    };
    return {
      JSXText(node) {
        if (letter.test(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node.expression, false);
      },
      JSXAttribute(node) {
        if (!node.value || !textAttributes.has(node.name.name)) return;
        check(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value, true);
      },
    };
  },
};

function textsIn(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: node.quasis.map((quasi) => quasi.value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression'
        ? [...textsIn(node.left), ...textsIn(node.right)]
        : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsIn(node.expression);
    default:
      return [];
  }
}
