import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from './source-files.ts'

/**
 * Budget of a page's first view for JavaScript, in bytes of brotli, and files that it must not
 * load unasked.
 */
type FirstView = {
  readonly of: string
  /** Routes whose modules draw it. */
  readonly routes: readonly string[]
  readonly budget: number
  /** Names of files that load on demand. */
  readonly later: RegExp
}

const KB = 1024

/** The map, the fields of a card, the histories and the real-time library. */
const LATER = /\/(?:leaflet|card-form|card-dialog|points-history|points-dialog|address-dialog|pusher)/

const VIEWS: readonly FirstView[] = [
  {
    of: 'A menu',
    routes: ['root', 'pages/alias-layout', 'pages/menu-page'],
    budget: 120 * KB,
    later: LATER,
  },
  {
    of: 'The checkout',
    routes: ['root', 'pages/alias-layout', 'pages/checkout-page'],
    budget: 136 * KB,
    later: LATER,
  },
]

/**
 * Budget of the checkout's form beyond that, which loads beside the shop's terms. A ceiling of our
 * own: it was 190 KB until pages reported their crashes and knew the host of their shop, 192 KB
 * until sizes and garnishes could run out as well, 193 KB until a branch contact could pause, and
 * 194 KB until the scripts brought the whole style sheet.
 */
const FORM = { name: 'checkout-form', budget: 195 * KB }

/**
 * The console: its page names the scripts that a browser loads to open the board for the first
 * time.
 */
const BOARD = {
  of: 'The board',
  budget: 130 * KB,
  later: /(?:leaflet|pusher|-(?:page|sheet|card)-)/,
}

type Part = { readonly module: string; readonly imports?: readonly string[] }
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part | undefined>> }

function readManifest(client: string): { readonly path: string; readonly manifest: Manifest } {
  const own = readdirSync(join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name))
  if (!own) throw new Error(`${client} has no manifest: build the storefront first.`)
  const path = `/assets/${own}`
  const text = readFileSync(join(client, path), 'utf8')
  return { path, manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest }
}

const weigh = (client: string, paths: Iterable<string>): ReadonlyMap<string, number> =>
  new Map(Array.from(paths, (path) => [path, brotliCompressSync(readFileSync(join(client, path))).length]))

/**
 * Weighs the scripts that the HTML of a page names, by the manifest of the storefront's build,
 * each in brotli.
 */
export function weighFirstView(
  client: string,
  routes: readonly string[] = VIEWS[0]?.routes ?? [],
): ReadonlyMap<string, number> {
  const { path, manifest } = readManifest(client)
  const parts = routes.map((id) => manifest.routes[id])
  const missing = routes.filter((_, index) => !parts[index])
  if (missing.length > 0) throw new Error(`The build has no route ${missing.join(', ')}.`)
  const scripts = [manifest.entry, ...parts].flatMap((part) =>
    part ? [part.module, ...(part.imports ?? [])] : [],
  )
  return weigh(client, new Set([path, ...scripts]))
}

/** Returns a file of the build and its static imports; lazy ones do not count. */
function importsOf(client: string, path: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const text = readFileSync(join(client, path), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    importsOf(client, `/assets/${name}`, seen)
  return seen
}

/**
 * Weighs the scripts that the console's page names, and the table of calls that comes beside them,
 * in brotli.
 */
function weighBoard(built: string): ReadonlyMap<string, number> {
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  const paths = Array.from(
    page.matchAll(/(?:src|href)="\/console(\/assets\/[\w.-]+\.js)"/g),
    ([, path = '']) => path,
  )
  const calls = readdirSync(join(built, 'assets')).filter((name) => /^routes-.*\.js$/.test(name))
  if (paths.length === 0 || calls.length === 0) throw new Error(`${built}: build the console first.`)
  const first = [...paths, ...calls.map((name) => `/assets/${name}`)]
  return weigh(built, new Set(first.flatMap((path) => [...importsOf(built, path)])))
}

type Weighed = { readonly of: string; readonly budget: number; readonly later: RegExp }

function tooMuch(sizes: ReadonlyMap<string, number>, { of, budget, later }: Weighed): string[] {
  const unasked = [...sizes.keys()].filter((path) => later.test(path))
  if (unasked.length > 0) return [`${of} loads ${unasked.join(', ')} before anybody wants it.`]
  const sum = Array.from(sizes.values()).reduce((total, size) => total + size, 0)
  if (sum <= budget) return []
  const list = Array.from(sizes, ([path, size]) => `${size} ${path}`).join('\n')
  return [
    `${of} loads ${sum} bytes of JavaScript at first, and the budget is ${budget}. Load later what its first paint does not draw.\n${list}`,
  ]
}

/**
 * Weighs the first view of the checkout together with its form, which is all of ours that an order
 * needs.
 */
function weighForm(client: string): ReadonlyMap<string, number> {
  const form = readdirSync(join(client, 'assets')).find((name) => name.startsWith(`${FORM.name}-`))
  if (!form) throw new Error(`The build has no ${FORM.name}: name it here as it is called now.`)
  const view = weighFirstView(client, VIEWS[1]?.routes)
  return weigh(client, new Set([...view.keys(), ...importsOf(client, `/assets/${form}`)]))
}

/** Tells by how much a build of the console is too large; '' if it is not. */
export const checkBoard = (built: string): string => tooMuch(weighBoard(built), BOARD).join('\n')

/** Checks both builds of the console, in tú and in vos. */
export const checkBoards = (): readonly string[] =>
  ['dist', 'dist/vos'].map((built) => checkBoard(join(repositoryRoot, 'apps/console', built)))

/** Tells by how much the storefront's build is too large; '' if it is not. */
export function checkFirstView(client = join(repositoryRoot, 'apps/storefront/build/client')): string {
  const views = VIEWS.flatMap((view) => tooMuch(weighFirstView(client, view.routes), view))
  const form = tooMuch(weighForm(client), {
    of: 'The checkout with its form',
    budget: FORM.budget,
    later: LATER,
  })
  return [...views, ...form].join('\n')
}

if (import.meta.main) {
  const problem = [checkFirstView(), ...checkBoards()].filter(Boolean).join('\n')
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  }
}
