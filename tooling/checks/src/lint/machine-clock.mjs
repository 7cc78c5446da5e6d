/** Reading the time in tests, which give the same result on every day. */
export const noMachineClock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message:
          'A test has the same result on every day: name the instant (testInstant of @tooling/config/test-instant), read the clock of its gateway, or move it by vi.advanceTimersByTime. How long something takes is for performance.now().',
      });
    return {
      NewExpression(node) {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (nameOf(node.callee) === 'Date' || formatsNow(node)) report(node);
      },
      MemberExpression(node) {
        if (clocks.has(nameOf(node))) report(node);
      },
    };
  },
};

const clocks = new Set(['Date.now', 'Temporal.Now']);

/** `new Intl.DateTimeFormat(…).format()`, which formats now where it is given nothing. */
function formatsNow({ callee, arguments: given }) {
  return (
    given.length === 0 &&
    callee.type === 'MemberExpression' &&
    ['format', 'formatToParts'].includes(callee.property.name) &&
    callee.object.type === 'NewExpression' &&
    nameOf(callee.object.callee) === 'Intl.DateTimeFormat'
  );
}

/** The dotted name of an expression without the global object that it may begin with. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const member = node.computed ? node.property.value : node.property.name;
  const object = nameOf(node.object);
  return object === 'globalThis' || object === 'window' ? member : `${object}.${member}`;
}
