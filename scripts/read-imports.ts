import { lineOf, visitSource, type SyntaxNode } from './parse-source.ts'
import type { SourceFile } from './source-files.ts'

/** Import or re-export: its names, and its line. */
export type Import = {
  readonly from: string
  readonly line: number
  /** Nothing of it is left once the types are gone. */
  readonly typeOnly: boolean
  /** Loaded while the program runs, when a branch asks for it. */
  readonly dynamic: boolean
}

/** Imports of a module, and whether it only passes on exports of others. */
export type ModuleShape = {
  readonly imports: readonly Import[]
  readonly isBarrel: boolean
  /** Lines on which the machine's clock is read by `new Date()`. */
  readonly clockLines: readonly number[]
}

/**
 * Reads the imports of a source, static, dynamic and of types. Throws when the source does not
 * parse.
 */
export function readModule(file: SourceFile): ModuleShape {
  const imports: Import[] = []
  const clockLines: number[] = []
  let isBarrel = false
  visitSource(file, (node) => {
    if (node.type === 'Program') isBarrel = isOnlyReexports(node.body as SyntaxNode[])
    if (node.type === 'NewExpression' && isClock(node)) clockLines.push(lineOf(file.text, node.start))
    const from = importedName(node)
    if (from !== undefined) {
      const line = lineOf(file.text, node.start)
      imports.push({ from, line, typeOnly: isTypeOnly(node), dynamic: node.type === 'ImportExpression' })
    }
  })
  return { imports, isBarrel, clockLines }
}

function importedName(node: SyntaxNode): string | undefined {
  const { source } = node as { source?: { value?: unknown } | null }
  return typeof source?.value === 'string' ? source.value : undefined
}

/**
 * `import { type A }` counts as a value: the module is still loaded once its types are stripped.
 */
function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
}

function isOnlyReexports(body: readonly SyntaxNode[]): boolean {
  if (body.some((statement) => statement.type === 'ExportAllDeclaration')) return true
  return body.length > 0 && body.every((statement) => statement.type.startsWith('Export') && statement.source)
}

function isClock(node: SyntaxNode): boolean {
  const callee = node.callee as { name?: string }
  return callee.name === 'Date' && (node.arguments as unknown[]).length === 0
}
