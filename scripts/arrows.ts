type Arrow = 'values' | 'types'

/** Room of the house: its allowed imports, and the advice for a forbidden one. */
export type Room = {
  readonly folder: string
  readonly imports: Readonly<Record<string, Arrow>> | 'everything'
  /** Imports that only its tests may have. */
  readonly tests?: Readonly<Record<string, Arrow>>
  /**
   * Whether its code runs in a browser, or would have to: then it cannot use Node's own modules.
   */
  readonly portable?: true
  /** Advice in place of an import that the room has no arrow for. */
  readonly instead: string
}

const port = {
  imports: { contract: 'types', outbound: 'values' },
  instead: 'A port knows the outside world and nothing of ours: take the value as an argument.',
} as const

// Front ends take types of the contract, the client and the translations of the wire:
// browser-reach.ts makes sure that no schema comes with them.
const browser = {
  imports: { domain: 'values', contract: 'values', copy: 'values', live: 'values', ui: 'values' },
  portable: true,
  instead:
    'Ask the API through `@mostrador/contract/client`; what must be computed in a browser is a rule of domain.',
} as const

/** Imports that each room may have. Any other is an error of `npm run check`. */
export const rooms: Readonly<Record<string, Room>> = {
  domain: {
    folder: 'packages/domain',
    imports: {},
    portable: true,
    instead: 'The domain knows nobody: take what the rule needs as an argument and give back a value.',
  },
  copy: {
    folder: 'packages/copy',
    imports: { domain: 'types' },
    tests: { domain: 'values' },
    portable: true,
    instead:
      'Copy turns a code of the domain into a sentence and knows nothing else: let the caller pass the parts.',
  },
  contract: {
    folder: 'packages/contract',
    imports: { domain: 'values' },
    portable: true,
    instead:
      'The contract says what goes over the wire, in schemas of zod over unions of domain: declare it there.',
  },
  database: {
    folder: 'packages/database',
    imports: { domain: 'types' },
    tests: { domain: 'values' },
    instead:
      'The database opens, migrates and types its rows; SQL that serves one noun lives in its store in api.',
  },
  realtime: { folder: 'packages/realtime', ...port },
  payments: { folder: 'packages/payments', ...port },
  // The domain's rule reads typed text, as in the browser.
  geocoding: {
    folder: 'packages/geocoding',
    imports: { ...port.imports, domain: 'values' },
    instead: port.instead,
  },
  messaging: { folder: 'packages/messaging', ...port },
  push: { folder: 'packages/push', ...port },
  // Outcomes of a mail are those of a message.
  mail: { folder: 'packages/mail', imports: { messaging: 'types' }, instead: port.instead },
  'loyalty-partners': { folder: 'packages/loyalty-partners', ...port },
  files: { folder: 'packages/files', ...port },
  outbound: {
    folder: 'packages/outbound',
    imports: {},
    instead:
      'Outbound asks other servers and knows nothing of ours: take address, body and limits as arguments.',
  },
  live: {
    folder: 'packages/live',
    imports: {},
    portable: true,
    instead:
      'Live keeps what was asked fresh and knows no noun: let the caller pass what asks and what it means.',
  },
  tenant: {
    folder: 'packages/tenant',
    imports: { database: 'values', domain: 'values', files: 'types' },
    tests: { files: 'values' },
    instead:
      'A tenant is checked, changed and remembered with database and domain alone; ports are arguments.',
  },
  ui: {
    folder: 'packages/ui',
    imports: {},
    portable: true,
    instead:
      'The primitives know tokens, not routes and not data: let the page pass texts and values as properties.',
  },
  api: {
    folder: 'packages/api',
    imports: {
      domain: 'values',
      contract: 'values',
      copy: 'values',
      database: 'values',
      tenant: 'values',
      // For comparing secrets; only ports call other servers.
      outbound: 'values',
      realtime: 'types',
      payments: 'types',
      geocoding: 'types',
      messaging: 'types',
      mail: 'types',
      push: 'types',
      'loyalty-partners': 'types',
      files: 'types',
    },
    tests: {
      realtime: 'values',
      payments: 'values',
      geocoding: 'values',
      messaging: 'values',
      mail: 'values',
      push: 'values',
      'loyalty-partners': 'values',
      files: 'values',
    },
    instead:
      'The API takes its ports as arguments of createApi and knows their types only: wire them in apps/server.',
  },
  storefront: { folder: 'apps/storefront', ...browser, tests: { api: 'values' } },
  console: { folder: 'apps/console', ...browser },
  server: { folder: 'apps/server', imports: 'everything', instead: '' },
  // Commands of an operator: they do what the server's own operations do.
  cli: {
    folder: 'apps/cli',
    imports: { server: 'values', tenant: 'values', database: 'values', copy: 'values', domain: 'types' },
    tests: { api: 'values', contract: 'types', files: 'values' },
    instead:
      'A command reads its words and prints: write what it does as an operation in apps/server/src/operator.',
  },
  e2e: {
    folder: 'e2e',
    // Of the payments, the provider's server that journeys pay at.
    imports: { contract: 'values', bench: 'values', payments: 'values' },
    instead:
      'A journey knows the running server and its contract: do what a person would do, or call the API.',
  },
  bench: { folder: 'bench', imports: 'everything', instead: '' },
  demo: {
    folder: 'demo',
    imports: { domain: 'values', tenant: 'values' },
    tests: { database: 'values', files: 'values' },
    instead: 'The demo is data: two tenant files and their pictures.',
  },
  scripts: { folder: 'scripts', imports: 'everything', instead: '' },
}
