import { parseSync } from 'rolldown/utils'
import type { SourceFile } from './source-files.ts'

/**
 * A node of the syntax tree (ESTree with TypeScript and JSX); offsets count UTF-16 units of the
 * text.
 */
export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

/** A node with the nodes around it, the nearest first. */
export type Visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void

/**
 * Parses a source and calls `visit` on every node, parents before children. Throws when it does not
 * parse.
 */
export function visitSource(file: SourceFile, visit: Visit): void {
  const { program, errors } = parseSync(file.path, file.text)
  const [error] = errors
  if (error) throw new Error(`${file.path} does not parse: ${error.message}`)
  walk(program as unknown as SyntaxNode, [], visit)
}

/** Returns the 1-based line on which an offset lies. */
export function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

function walk(node: SyntaxNode, ancestors: readonly SyntaxNode[], visit: Visit): void {
  visit(node, ancestors)
  const inner = [node, ...ancestors]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, inner, visit)
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}
