import { posix } from 'node:path';

/** What every wing of the gateway stands on. */
const foundations = new Set(['database', 'http', 'jobs', 'limits', 'mail', 'observability', 'settings', 'texts']);

/** The gateway's wings with their capabilities: each may import those before it, and no other. */
const wings = {
  flights: ['schedule', 'search', 'status', 'shopping', 'timetable'],
  loyalty: ['points', 'promotions', 'tiers'],
  accounts: ['identity', 'companies', 'help', 'companion', 'profile', 'demo'],
  bookings: [
    'payments',
    'funds',
    'orders',
    'approvals',
    'saved-cards',
    'company-cards',
    'trips',
    'missing-points',
    'changes',
    'cancellations',
    'rebooking',
    'corrections',
    'fare-watch',
    'disruptions',
    'flight-alerts',
    'seats',
    'check-in',
    'boarding',
    'extras',
    'cars',
    'jobs',
  ],
  corporate: ['policies', 'reports', 'demo'],
  site: ['search'],
  // It has no capabilities: its files share the rules.
  telemetry: ['rules', ''],
  operations: [],
};
const order = Object.keys(wings);

/** What brings the clock, chance, files, tables or HTTP into a rule. */
const impure =
  /^(node:.*|drizzle-orm|pg|hono|pino|nodemailer|@(electric-sql|hono|node-rs|redis|simplewebauthn)\/.*)(\/.*)?$/;

/** Imports between the rooms of the gateway: wings downwards only, by their public files, and rules that are pure. */
export const wingImports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const [, file] = /(?:^|\/)apps\/gateway\/src\/(.+)$/.exec(context.filename.replaceAll('\\', '/')) ?? [];
    if (file === undefined) return {};
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = faultOf(file, node.source.value, node.importKind === 'type' || node.exportKind === 'type');
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function faultOf(file, specifier, isType) {
  const from = roomOf(file);
  if (!specifier.startsWith('.')) {
    return from.isRule && !isType && impure.test(specifier)
      ? `A rule is pure: take what '${specifier}' gives as a parameter.`
      : undefined;
  }
  const target = posix.join(posix.dirname(file), specifier);
  if (target.startsWith('..')) return undefined;
  const to = roomOf(target);
  // Composition: main, app and the commands bring the wings together.
  if (from.wing === '' || from.wing === 'bin' || from.wing === 'server') return undefined;
  if (to.wing === 'server' || to.wing === 'bin' || to.wing === '') {
    return 'Nobody imports the server or the composition: take the value as a parameter.';
  }
  if (from.isRule && !to.isRule && !(isType && foundations.has(to.wing))) {
    return 'A rule imports rules alone: take the rest as a parameter.';
  }
  if (foundations.has(from.wing)) {
    return foundations.has(to.wing) ? undefined : 'What every wing stands on imports no wing.';
  }
  if (foundations.has(to.wing)) return undefined;
  return from.wing === to.wing ? capabilityFault(from, to) : wingFault(from, to);
}

function capabilityFault({ wing, capability }, to) {
  if (capability === to.capability) return undefined;
  const capabilities = wings[wing] ?? [];
  if (!capabilities.includes(capability))
    return `'${wing}/${capability}' has no place in the table of wings: give it one.`;
  return capabilities.indexOf(to.capability) < capabilities.indexOf(capability) && to.capability !== ''
    ? undefined
    : `'${capability}' stands below '${to.capability}' in ${wing}: take what it needs as a parameter.`;
}

function wingFault(from, to) {
  if (!order.includes(from.wing)) return `'${from.wing}' has no place in the table of wings: give it one.`;
  if (!(order.indexOf(to.wing) < order.indexOf(from.wing)) || !order.includes(to.wing)) {
    return `'${from.wing}' stands below '${to.wing}': take what it needs as a parameter.`;
  }
  return to.isPublic
    ? undefined
    : `This file is the private one of '${to.wing}': import what stands beside its routes, or its rules.`;
}

/** Takes a path below `src/` apart: its wing, its capability, and what it is there. */
function roomOf(path) {
  const folders = path.split('/').slice(0, -1);
  const [wing = '', capability = '', inner] = folders;
  return {
    wing,
    capability,
    isRule: folders.includes('rules'),
    // Routes answer requests alone, and a capability's own sub-folders are its own.
    isPublic: !/(?:^|[/-])routes\.ts$/.test(path) && (inner === undefined || inner === 'rules'),
  };
}
