import { LIMITS } from '@mostrador/api/ground/rate-limit/limits'
import { visitSource } from './parse-source.ts'
import { report, type Finding } from './report.ts'
import { isTest, readSources, repositoryRoot, type SourceFile } from './source-files.ts'

const TABLE = 'packages/api/src/ground/rate-limit/limits.ts'

/** Returns the names that some call writes as a value: a type only names them. */
function namesWritten(files: readonly SourceFile[], names: ReadonlySet<string>): ReadonlySet<string> {
  const written = new Set<string>()
  for (const file of files) {
    if (file.path === TABLE || isTest(file.path)) continue
    visitSource(file, (node, ancestors) => {
      const { value } = node as { readonly value?: unknown }
      if (node.type !== 'Literal' || typeof value !== 'string' || !names.has(value)) return
      if (ancestors[0]?.type !== 'TSLiteralType') written.add(value)
    })
  }
  return written
}

/** Judges the table of limits: a call takes each row, or an operator would set an unused one. */
export function checkLimits(names: readonly string[], files: readonly SourceFile[]): Finding[] {
  const written = namesWritten(files, new Set(names))
  return names
    .filter((name) => !written.has(name))
    .map((name) => ({
      path: TABLE,
      line: 1,
      sentence: `Nothing takes the limit "${name}". Take it where it was meant to hold, or take its row away, here and in docs/limits.md.`,
    }))
}

const allNames = (): readonly string[] => [...Object.keys(LIMITS.rates), ...Object.keys(LIMITS.sizes)]

if (import.meta.main) report(checkLimits(allNames(), readSources(repositoryRoot)))
