import { posix } from 'node:path'
import type { Finding } from './report.ts'
import type { SourceFile } from './source-files.ts'

const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css|sql|md)$/
const FOLDER = /^(?:apps|packages|scripts|e2e|bench|docs|demo|deploy)\/[\w@./-]+\/?$/

/**
 * Finds paths in a document that the repository lacks: files and folders between backticks, and
 * the targets of links. A path may leave out its beginning, and the `src` or `app` of its
 * workspace (`domain/cart/add-line.ts`).
 *
 * @param paths every path of the repository, from its root
 */
export function checkNamedPaths(documents: readonly SourceFile[], paths: readonly string[]): Finding[] {
  const known = endingsOf(paths)
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((row, at) => {
      const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const linked = [...row.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
        posix.join(posix.dirname(path), target),
      )
      const missing = [
        ...named.filter((name) => isPath(name) && !known.has(name.replace(/\/$/, ''))),
        ...linked.filter((target) => !known.has(target.replace(/\/$/, ''))),
      ]
      return missing.map((name) => ({
        path,
        line: at + 1,
        sentence: `"${name}" does not exist. Name the file or folder where it is now.`,
      }))
    }),
  )
}

const isPath = (name: string): boolean => FILE.test(name) || FOLDER.test(name)

/** Returns every file and folder by each way in which a document may name it. */
function endingsOf(paths: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>()
  for (const path of paths) {
    for (const name of [path, path.replace(/^(apps|packages)\/([\w-]+)\/(src|app)\//, '$1/$2/')]) {
      const parts = name.split('/')
      for (let end = parts.length; end > 0; end -= 1) {
        for (let start = 0; start < end; start += 1) known.add(parts.slice(start, end).join('/'))
      }
    }
  }
  return known
}
