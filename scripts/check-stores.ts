import { lineOf, visitSource, type SyntaxNode } from './parse-source.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Types of `ground/http/handler.ts` and `ground/job/job.ts` that a file of handlers names. */
const HANDLERS: ReadonlySet<string> = new Set(['Handler', 'Handlers', 'HandlerInput', 'JobHandler'])

/** Calls of the query builder that begin a statement. */
const BEGINNINGS: ReadonlySet<string> = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'])

/** Finds SQL beside the handlers of endpoints and jobs: it stands in stores. Tests do not count. */
export function checkStores(files: readonly SourceFile[], folder: string): Finding[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path))
    .flatMap((file) => {
      const { isHandler, sqlLines } = read(file)
      const [line] = sqlLines
      if (!isHandler || line === undefined) return []
      const sentence = `SQL stands beside a handler: give each question and command a function of the noun's store.`
      return [{ path: file.path, line, sentence }]
    })
}

function read(file: SourceFile): { readonly isHandler: boolean; readonly sqlLines: readonly number[] } {
  let isHandler = false
  const sqlLines: number[] = []
  visitSource(file, (node) => {
    if (node.type === 'ImportSpecifier' && HANDLERS.has(nameOf(node.imported))) isHandler = true
    if (isSql(node)) sqlLines.push(lineOf(file.text, node.start))
  })
  return { isHandler, sqlLines }
}

function isSql(node: SyntaxNode): boolean {
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'sql'
  if (node.type !== 'CallExpression') return false
  const { property } = node.callee as { readonly property?: unknown }
  return BEGINNINGS.has(nameOf(property))
}

const nameOf = (node: unknown): string => (node as { readonly name?: string } | undefined)?.name ?? ''
