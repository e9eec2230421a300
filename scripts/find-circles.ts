import { posix } from 'node:path'
import { readModule } from './read-imports.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'

/**
 * Finds every circle of files that import one another, types and lazy imports included: one
 * finding for each circle, at its first file by name. Tests are in no circle, since no file
 * imports them.
 */
export function findCircles(files: readonly SourceFile[]): Finding[] {
  const known = new Map(files.filter(({ path }) => !isTest(path)).map((file) => [file.path, file]))
  const targets = new Map([...known].map(([path, file]) => [path, targetsOf(file, known)]))
  return strongComponents(targets)
    .map((circle) => circle.toSorted())
    .map((circle) => ({
      path: circle[0] ?? '',
      line: 1,
      sentence: `These import one another: ${circle.join(', ')}. Let what both need stand in a file below them; what is loaded lazily owns its properties.`,
    }))
}

function targetsOf(file: SourceFile, known: ReadonlyMap<string, SourceFile>): readonly string[] {
  return readModule(file)
    .imports.filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(file.path), from))
    .filter((path) => known.has(path))
}

/** Tarjan's strongly connected components that have more than one member. */
export function strongComponents(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(path: string): number {
    const own = order.size
    order.set(path, own)
    lowest.set(path, own)
    open.push(path)
    for (const target of graph.get(path) ?? []) {
      if (order.has(target) && !open.includes(target)) continue
      const reached = order.has(target) ? (order.get(target) ?? own) : visit(target)
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached))
    }
    if (lowest.get(path) === own) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1) found.push(circle)
    }
    return lowest.get(path) ?? own
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return found
}
