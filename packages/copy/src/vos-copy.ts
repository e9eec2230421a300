import { inVos } from './in-vos.ts'

/** A node of a syntax tree (ESTree): offsets count UTF-16 units of the text. */
type Node = { readonly type: string; readonly start: number; readonly end: number }

/** What the plugin uses of a build. */
type Build = { readonly parse: (code: string, options: { lang: 'ts' }) => unknown }

/**
 * The modules of this package, whose sentences are turned; neither this file nor its tests are in a
 * build.
 */
const COPY = /\/packages\/copy\/src\/[\w-]+\.ts$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const isText = ({ type }: Node): boolean => type === 'Literal' || type === 'TemplateElement'

/** The texts of a tree. */
const textsOf = (node: Node): Node[] =>
  isText(node) ? [node] : Object.values<unknown>(node).flat().filter(isNode).flatMap(textsOf)

/**
 * A plugin of Vite that turns every sentence of this package into vos while it is built: the words
 * that we wrote, never what is put into them, so that a shop's own names stay as they are. Source:
 * docs/decisions/045.
 */
export const vosCopy = () => ({
  name: 'vos-copy',
  enforce: 'pre' as const,
  transform(this: Build, code: string, id: string): { code: string; map: null } | undefined {
    if (!COPY.test(id)) return undefined
    let [turned, at] = ['', 0]
    const texts = textsOf(this.parse(code, { lang: 'ts' }) as Node).sort(
      (one, other) => one.start - other.start,
    )
    for (const { start, end } of texts) {
      turned += code.slice(at, start) + inVos(code.slice(start, end))
      at = end
    }
    return { code: turned + code.slice(at), map: null }
  },
})
