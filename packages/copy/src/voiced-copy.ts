import type { Voice } from '@mostrador/domain/branding/voice'
import { inVoice } from './you.ts'

/** A node of a syntax tree (ESTree): offsets count UTF-16 units of the text. */
type Node = { readonly type: string; readonly start: number; readonly end: number }

/** A template with a tag before it. */
type Tagged = Node & {
  readonly tag: Node & { readonly name?: string }
  readonly quasi: Node & { readonly quasis: readonly Node[] }
}

/** Parts of a build that the plugin uses. */
type Build = { readonly parse: (code: string, options: { lang: 'ts' }) => unknown }

/** Stretch of a module, and its replacement. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** The modules of this package; neither this file nor its tests are in a build. */
const COPY = /\/packages\/copy\/src\/[\w-]+\.ts$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const isAddressed = (node: Node): node is Tagged =>
  node.type === 'TaggedTemplateExpression' && (node as Tagged).tag.name === 'you'

const isImport = (node: Node): boolean =>
  node.type === 'ImportDeclaration' && (node as { source?: { value?: unknown } }).source?.value === './you.ts'

/** Returns the edits of a module: each `you` goes, and its pieces are said in the voice. */
function editsOf(node: Node, code: string, voice: Voice): Edit[] {
  if (isImport(node)) return [{ start: node.start, end: node.end, text: '' }]
  const inside = Object.values<unknown>(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => editsOf(child, code, voice))
  if (!isAddressed(node)) return inside
  const pieces = node.quasi.quasis.map(({ start, end }) => ({
    start,
    end,
    text: inVoice(code.slice(start, end), voice),
  }))
  return [{ start: node.tag.start, end: node.quasi.start, text: '' }, ...pieces, ...inside]
}

/**
 * Makes a plugin of Vite that turns every sentence of this package into one voice during the
 * build: only its marked words, never inserted values, so that a shop's own names stay as they
 * are. Source: docs/decisions/155.
 */
export const voicedCopy = (voice: Voice) => ({
  name: 'voiced-copy',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform(this: Build, code: string, id: string): { code: string; map: null } | undefined {
    if (!COPY.test(id) || !code.includes("'./you.ts'")) return undefined
    let [said, at] = ['', 0]
    const program = this.parse(code, { lang: 'ts' }) as Node
    for (const { start, end, text } of editsOf(program, code, voice).toSorted((a, b) => a.start - b.start)) {
      said += code.slice(at, start) + text
      at = end
    }
    return { code: said + code.slice(at), map: null }
  },
})
