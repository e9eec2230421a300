import { matchesGlob } from 'node:path'
import { isTest } from './source-files.ts'

/**
 * Part of the product whose tests are tried by mutants: the files that are changed, and the tests
 * that must notice.
 */
export type MutantGroup = {
  readonly name: string
  /** The folder of the nouns, from the root of the repository. */
  readonly root: string
  /** Globs of the files that are mutated; tests, and files that only tests use, never are. */
  readonly sources: readonly string[]
  readonly tests: readonly string[]
  /**
   * Those of them that are asked about a folder, which is named from the root; where it has none,
   * all are.
   */
  readonly testsOf: (folder: string) => readonly string[]
  /** Folders that neither files nor tests of the part read. */
  readonly unread: readonly string[]
  /** Whether the tests may need a database; else those that do are left out. */
  readonly needsDatabase: boolean
  /**
   * State that a run of the tests leaves to the next one (`keptPool`): nothing, its process, or
   * also the modules that it loaded, with their memory.
   */
  readonly keeps: 'nothing' | 'process' | 'modules'
  /**
   * Whether code that runs once as a file loads (tables, schemas, the declaration of an endpoint)
   * is left alone: no single test covers it, so each such change would run all tests.
   */
  readonly ignoresStatic: boolean
  /** The per cent of mutants that the tests must notice. */
  readonly goal: number
}

/** Nouns of the API that judge money and orders. */
const JUDGING = '{order/{order,discount-code,loyalty,payment,shipment},shop/order-mode}'

const ORDER = 'packages/api/src/order/order'

/**
 * An order is judged with codes, points, a partner's benefit, zones and a way to pay, and makes
 * the boards ring: the tests of those nouns hold the results.
 */
const BESIDE_ORDERS = [
  'shop/delivery/delivery',
  'order/discount-code/code-conditions',
  'order/discount-code/code-moment',
  'order/discount-code/discount-code',
  'people/customer/customer',
  'order/loyalty/external-benefits',
  'order/loyalty/points',
  'order/loyalty/protected-points',
  'order/payment/payment',
  'ground/realtime/realtime',
].map((test) => `packages/api/src/${test}.test.ts`)

/** The parts, in the order in which they are measured. */
export const MUTANT_PARTS: readonly MutantGroup[] = [
  {
    name: 'domain',
    root: 'packages/domain/src',
    sources: ['packages/domain/src/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    testsOf: () => ['packages/domain/src/**/*.test.ts'],
    unread: ['apps', 'demo'],
    needsDatabase: false,
    keeps: 'nothing',
    ignoresStatic: false,
    goal: 95,
  },
  {
    name: 'api',
    root: 'packages/api/src',
    // Stores consist of SQL, which tests see through the judging files beside it.
    sources: [`packages/api/src/${JUDGING}/!(*-store).ts`],
    tests: [`packages/api/src/${JUDGING}/**/!(*.pg).test.ts`],
    // Hundreds of tests of other nouns come by each of these lines, and each takes its time with
    // the database: those of the noun itself are asked.
    testsOf: (folder) => [`${folder}/**/!(*.pg).test.ts`, ...(folder === ORDER ? BESIDE_ORDERS : [])],
    unread: ['apps'],
    needsDatabase: true,
    keeps: 'modules',
    ignoresStatic: true,
    goal: 85,
  },
  {
    name: 'storefront',
    root: 'apps/storefront/app',
    sources: ['apps/storefront/app/**/*.ts'],
    tests: ['apps/storefront/app/**/*.test.{ts,tsx}'],
    testsOf: (folder) => [
      folder === 'apps/storefront/app' ? `${folder}/*.test.{ts,tsx}` : `${folder}/**/*.test.{ts,tsx}`,
    ],
    unread: ['apps/cli', 'apps/console', 'apps/server'],
    needsDatabase: false,
    keeps: 'process',
    ignoresStatic: true,
    goal: 80,
  },
]

/**
 * The files of one noun that a run changes; `isWhole` when these are all that the part has of it.
 */
export type MutantFolder = {
  readonly path: string
  readonly files: readonly string[]
  readonly isWhole: boolean
}

const isOf =
  (globs: readonly string[]) =>
  (path: string): boolean =>
    globs.some((glob) => matchesGlob(path, glob))

/**
 * Returns the folder of a file's noun: `packages/domain/src/checkout/rules/card.ts` is of
 * `…/src/checkout`.
 */
const nounOf = ({ root }: MutantGroup, path: string): string => {
  const [noun, ...inside] = path.slice(root.length + 1).split('/')
  return inside.length === 0 ? root : `${root}/${noun}`
}

/**
 * Returns the folders of a part with the files to mutate, by name. `paths` are all files of the
 * repository; `globs` choose among them, and none means all.
 */
export function foldersOf(
  part: MutantGroup,
  paths: readonly string[],
  globs: readonly string[] = [],
): MutantFolder[] {
  const mutable = paths.filter((path) => isOf(part.sources)(path) && !isTest(path))
  const folders = Map.groupBy(mutable, (path) => nounOf(part, path))
  return [...folders]
    .map(([path, all]) => {
      const files = globs.length === 0 ? all : all.filter(isOf(globs))
      return { path, files, isWhole: files.length === all.length }
    })
    .filter(({ files }) => files.length > 0)
    .toSorted((one, other) => one.path.localeCompare(other.path))
}

/** Options of a command line. */
export type MutantRequest = {
  readonly parts: readonly MutantGroup[]
  readonly globs: readonly string[]
  readonly concurrency: number
}

/**
 * Reads `[part] [glob…] [--concurrency N]`: without a part all of them, without a number one
 * mutant at a time. A folder means everything in it. Throws a sentence for an unknown part or no
 * number.
 */
export function readMutantArguments(args: readonly string[]): MutantRequest {
  const at = args.indexOf('--concurrency')
  const concurrency = at === -1 ? 1 : Number(args[at + 1])
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new Error('--concurrency takes how many mutants are tried at once.')

  const [name, ...globs] = at === -1 ? args : args.toSpliced(at, 2)
  const parts = MUTANT_PARTS.filter((part) => name === undefined || part.name === name)
  if (parts.length === 0)
    throw new Error(`There is no part "${name}": ${MUTANT_PARTS.map((part) => part.name).join(', ')}.`)
  const chosen = globs.map((glob) => (/\.ts$|\*$/.test(glob) ? glob : `${glob.replace(/\/$/, '')}/**`))
  return { parts, globs: chosen, concurrency }
}
