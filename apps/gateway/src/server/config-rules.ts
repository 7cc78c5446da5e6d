import { isLoopback } from '../http/loopback.ts';

/** What the rules read of the environment's variables, parsed each by itself. */
export interface ConfigValues {
  readonly AIRLINE_ENVIRONMENT?: string | undefined;
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly DEVELOPMENT_INBOX: boolean;
  readonly PAYMENT_PROCESSOR?: string | undefined;
  readonly DEMO_ACCOUNTS: boolean;
  readonly OPERATIONS_SIMULATION: boolean;
  readonly CLIENT_ADDRESS_HEADER?: string | undefined;
}

export interface ConfigFault {
  readonly variable: keyof ConfigValues;
  readonly message: string;
}

/** Tells whether other people can reach a gateway: by its own port, or by a proxy on its public origin. */
function isReachable({ HOST, PUBLIC_ORIGIN }: ConfigValues): boolean {
  if (!isLoopback(HOST)) return true;
  if (PUBLIC_ORIGIN === undefined) return false;
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN);
  return protocol === 'https:' || !isLoopback(hostname);
}

/** What a machine of development has in the place of the real thing, where its variable names it. */
const conveniences = [
  { variable: 'DEVELOPMENT_INBOX', shows: 'the inbox shows everybody’s mails to anybody' },
  { variable: 'DEMO_ACCOUNTS', shows: 'the passwords of the demonstration accounts are published' },
  { variable: 'OPERATIONS_SIMULATION', shows: 'it tells of delays that nobody has' },
  { variable: 'PAYMENT_PROCESSOR', shows: 'the sandbox takes no money' },
] as const;

/**
 * Finds what variables that are each well-formed must not be together, or what is missing beside them: a gateway that others can
 * reach has no default that is safe for this machine alone.
 *
 * 1. Other people can reach it unless it listens on loopback and its origin is http on loopback.
 * 2. What others can reach, and `prod` anywhere, has no conveniences of development.
 * 3. What others can reach names its environment and its origin.
 * 4. It is reached by a name of its own by https alone, which has a proxy in front, which says from which address a request came.
 * 5. Mails and money have somewhere to go.
 * 6. In `prod` the database and the limits' store are asked in clear on loopback alone.
 */
export function findConfigFaults(values: ConfigValues): readonly ConfigFault[] {
  const isReached = isReachable(values);
  const isReal = isReached || values.AIRLINE_ENVIRONMENT === 'prod';
  return [
    ...(isReal ? refuseConveniences(values) : []),
    ...(isReached ? requireIdentity(values) : []),
    ...requirePorts(values),
    ...(values.AIRLINE_ENVIRONMENT === 'prod' ? refuseClear(values) : []),
  ];
}

function refuseConveniences(values: ConfigValues): readonly ConfigFault[] {
  const named = {
    DEVELOPMENT_INBOX: values.DEVELOPMENT_INBOX,
    DEMO_ACCOUNTS: values.DEMO_ACCOUNTS,
    OPERATIONS_SIMULATION: values.OPERATIONS_SIMULATION,
    PAYMENT_PROCESSOR: values.PAYMENT_PROCESSOR === 'sandbox',
  };
  return conveniences
    .filter(({ variable }) => named[variable])
    .map(({ variable, shows }) => ({
      variable,
      message: `is for a machine of development that nobody else can reach, and never for prod: ${shows}. Leave it out`,
    }));
}

function requireIdentity(values: ConfigValues): readonly ConfigFault[] {
  const { AIRLINE_ENVIRONMENT, PUBLIC_ORIGIN, CLIENT_ADDRESS_HEADER } = values;
  return [
    ...missing('AIRLINE_ENVIRONMENT', AIRLINE_ENVIRONMENT, 'has no default where others can reach the gateway'),
    ...missing('PUBLIC_ORIGIN', PUBLIC_ORIGIN, 'has no default where others can reach the gateway'),
    ...(PUBLIC_ORIGIN?.startsWith('http:') === true && !isLoopback(new URL(PUBLIC_ORIGIN).hostname)
      ? [
          {
            variable: 'PUBLIC_ORIGIN' as const,
            message: 'must be https where others can reach it: passwords and cookies would go in clear',
          },
        ]
      : []),
    ...(PUBLIC_ORIGIN?.startsWith('https:') === true
      ? missing(
          'CLIENT_ADDRESS_HEADER',
          CLIENT_ADDRESS_HEADER,
          'must name the header, such as x-forwarded-for, in which the proxy of an https origin writes the client’s address: ' +
            'without it all people count as one address',
        )
      : []),
  ];
}

function requirePorts({ SMTP_URL, DEVELOPMENT_INBOX, PAYMENT_PROCESSOR }: ConfigValues): readonly ConfigFault[] {
  return [
    ...missing(
      'SMTP_URL',
      DEVELOPMENT_INBOX ? 'the inbox' : SMTP_URL,
      'must name the server that takes mails; on a machine of development DEVELOPMENT_INBOX=on keeps them at /inbox',
    ),
    ...missing(
      'PAYMENT_PROCESSOR',
      PAYMENT_PROCESSOR,
      'must name who moves the money: ‘sandbox’ on a machine of development, elsewhere a processor with an adapter of its own',
    ),
  ];
}

function refuseClear({ DATABASE_URL, REDIS_URL }: ConfigValues): readonly ConfigFault[] {
  return [
    ...(DATABASE_URL === undefined || isEncryptedPostgres(new URL(DATABASE_URL))
      ? []
      : [
          {
            variable: 'DATABASE_URL' as const,
            message: 'must have sslmode=verify-full in prod, unless it is on loopback',
          },
        ]),
    ...(REDIS_URL === undefined || REDIS_URL.startsWith('rediss:') || isLoopback(new URL(REDIS_URL).hostname)
      ? []
      : [{ variable: 'REDIS_URL' as const, message: 'must be rediss:// in prod, unless it is on loopback' }]),
  ];
}

function isEncryptedPostgres({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  return isLoopback(host) || host.startsWith('/') || searchParams.get('sslmode') === 'verify-full';
}

function missing(variable: keyof ConfigValues, value: unknown, message: string): readonly ConfigFault[] {
  return value === undefined ? [{ variable, message }] : [];
}
