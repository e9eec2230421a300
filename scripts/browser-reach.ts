import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { readModule } from './read-imports.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'

const browserCode = /^apps\/(storefront|console)\/app\//
const serverOnly = /\.server\.tsx?$/

/**
 * Follows the value imports of the two front ends through our packages, and names every way by
 * which a module that browsers must never receive would reach them.
 */
export function findBrowserLeaks(files: readonly SourceFile[]): Finding[] {
  const known = new Map(files.map((file) => [file.path, file]))
  const next = new Map<string, readonly string[]>()
  const targetsOf = (path: string): readonly string[] => {
    const targets = next.get(path) ?? valueImports(known.get(path), known)
    next.set(path, targets)
    return targets
  }
  const starts = files.filter(({ path }) => browserCode.test(path) && !serverOnly.test(path) && !isTest(path))
  return starts.flatMap(({ path }) => {
    const chain = findChain(path, targetsOf)
    if (!chain) return []
    const sentence = `Browsers would load ${chain.at(-1)}: ${chain.join(' → ')}. Take from the contract its types, its client and its translations of the wire; a value for both sides belongs to domain.`
    return [{ path, line: 1, sentence }]
  })
}

/**
 * Finds the shortest chain of paths from `start` to a forbidden module, which comes last;
 * undefined for none.
 */
function findChain(start: string, targetsOf: (path: string) => readonly string[]): string[] | undefined {
  const seen = new Set([start])
  const queue: string[][] = [[start]]
  for (const chain of queue) {
    for (const target of targetsOf(chain.at(-1) ?? start)) {
      if (isForbidden(target)) return [...chain, target]
      // The chain is told once, at the front-end file that is nearest to its end.
      if (seen.has(target) || browserCode.test(target)) continue
      seen.add(target)
      queue.push([...chain, target])
    }
  }
  return undefined
}

function isForbidden(target: string): boolean {
  return target === 'zod' || target.startsWith('zod/') || isBuiltin(target)
}

function valueImports(file: SourceFile | undefined, known: ReadonlyMap<string, SourceFile>): string[] {
  if (!file) return []
  return readModule(file)
    .imports.filter((one) => !one.typeOnly)
    .map((one) => resolve(one.from, file.path, known))
}

function resolve(from: string, importer: string, known: ReadonlyMap<string, SourceFile>): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from)
  const [scope, name, ...rest] = from.split('/')
  if (scope !== '@mostrador') return from
  const path = `packages/${name}/src/${rest.join('/')}`
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? from
}
