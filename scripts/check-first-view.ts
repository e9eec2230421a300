import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from './source-files.ts'

/** What the first view of a menu may load of JavaScript, in bytes of brotli. */
const BUDGET = 120 * 1024

/** The routes whose modules a menu's first view is drawn by. */
const ROUTES = ['root', 'alias/alias-layout', 'menu/menu-page']

type Part = { readonly module: string; readonly imports?: readonly string[] }
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part | undefined>> }

/** The scripts that the HTML of a menu names, by the manifest of the storefront's build, each with its size in brotli. */
export function weighFirstView(client: string): ReadonlyMap<string, number> {
  const own = readdirSync(join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name))
  if (!own) throw new Error(`${client} has no manifest: build the storefront first.`)
  const text = readFileSync(join(client, 'assets', own), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const parts = ROUTES.map((id) => manifest.routes[id])
  const missing = ROUTES.filter((_, index) => !parts[index])
  if (missing.length > 0) throw new Error(`The build has no route ${missing.join(', ')}.`)
  const scripts = [manifest.entry, ...parts].flatMap((part) =>
    part ? [part.module, ...(part.imports ?? [])] : [],
  )
  const paths = new Set([`/assets/${own}`, ...scripts])
  return new Map(
    Array.from(paths, (path) => [path, brotliCompressSync(readFileSync(join(client, path))).length]),
  )
}

/** Says what is too much of the storefront's build, or nothing. */
export function checkFirstView(client = join(repositoryRoot, 'apps/storefront/build/client')): string {
  const sizes = weighFirstView(client)
  const sum = Array.from(sizes.values()).reduce((total, size) => total + size, 0)
  if (sum <= BUDGET) return ''
  const list = Array.from(sizes, ([path, size]) => `${size} ${path}`).join('\n')
  return `A menu's first view loads ${sum} bytes of JavaScript, and the budget is ${BUDGET}. Load later what its first paint does not draw.\n${list}`
}

if (import.meta.main) {
  const problem = checkFirstView()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  }
}
