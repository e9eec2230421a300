import { parse, type ChildNode, type Container, type Declaration } from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'

/**
 * Text of a rule with what an element needs for it, by selector of its list; a custom property, an
 * animation or a registered property has a name, and is of use where another text names it.
 */
type Part = { readonly text: string; readonly needs: Needs; readonly name?: string }
type Group = { readonly head: string; readonly needs: Needs; readonly parts: readonly Piece[] }
type Piece = Part | Group

/** For each selector of a list all of these: `.name`, a tag, `[name=value]`, or `FIELD`. */
type Needs = readonly (readonly string[])[]

const FIELD = '<field>'

/** Pseudo-classes around selectors that need not hold, or of which one holds. */
const CHOICES = new Set([':not', ':is', ':where', ':has', ':-webkit-any', ':-moz-any'])

/** Parts that browsers draw in fields alone. */
const OF_FIELDS = /^::(?:-webkit-|file-selector|placeholder)/

const isChoice = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'pseudo' && CHOICES.has(node.value)) || isChoice(node.parent as Node | undefined))

function needOf(node: Node): readonly string[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'tag') return [node.value]
  if (node.type === 'attribute' && node.operator === '=' && node.attribute.startsWith('data-'))
    return [`[${node.attribute}=${node.value ?? ''}]`]
  return node.type === 'pseudo' && OF_FIELDS.test(node.value) ? [FIELD] : []
}

/** Returns for each selector of a list what a page must have, or it selects nothing there. */
function needsOf(selector: string): Needs {
  return parseSelectors()
    .astSync(selector)
    .nodes.map((one) => {
      const needs: string[] = []
      one.walk((node) => {
        if (!isChoice(node.parent as Node | undefined)) needs.push(...needOf(node))
      })
      return needs
    })
}

const isCustom = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--')

/** An at-rule without a block, as the order of the layers. */
const isStatement = (node: ChildNode): boolean => node.type === 'atrule' && !node.nodes

const GROUPS = new Set(['layer', 'media', 'supports', 'container'])
const NAMED = new Set(['property', 'keyframes'])

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { head: `@${node.name} ${node.params}`, needs: [], parts: piecesOf(node) }
  if (node.type === 'atrule' && NAMED.has(node.name))
    return { text: node.toString(), needs: [], name: node.params }
  if (node.type !== 'rule') return { text: node.toString() + (isStatement(node) ? ';' : ''), needs: [] }
  const needs = needsOf(node.selector)
  if (!node.nodes.every(isCustom)) return { text: node.toString(), needs }
  const parts = node.nodes
    .filter(isCustom)
    .map((one) => ({ text: `${one.toString()};`, needs: [], name: one.prop }))
  return { head: node.selector, needs, parts }
}

const piecesOf = (container: Container<ChildNode>): readonly Piece[] => (container.nodes ?? []).map(pieceOf)

const TAGS = /<([a-z][a-z\d]*)/g
const CLASSES = / class="([^"]*)"/g
const DATA = / (data-[a-z-]+)="([^"]*)"/g

const ESCAPED = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:gt|lt|quot|#x27|amp);/g, (entity) => ESCAPED[entity as keyof typeof ESCAPED])

/** Returns everything that the elements of a page have of what a rule may need. */
function haveOf(html: string): ReadonlySet<string> {
  const texts = new Set(Array.from(html.matchAll(CLASSES), ([, names = '']) => names))
  const classes = Array.from(texts).flatMap((names) => unescaped(names).split(' '))
  const tags = Array.from(html.matchAll(TAGS), ([, tag = '']) => tag)
  const data = Array.from(html.matchAll(DATA), ([, name = '', value = '']) => `[${name}=${value}]`)
  const have = new Set([...classes.map((name) => `.${name}`), ...tags, ...data])
  return have.has('input') || have.has('textarea') ? have.add(FIELD) : have
}

type Kept = { readonly have: ReadonlySet<string>; readonly named: (name: string) => boolean }

/** Writes what holds of some pieces, in their order. */
function write(pieces: readonly Piece[], kept: Kept): string {
  return pieces
    .map((piece) => {
      const { needs } = piece
      if (needs.length > 0 && !needs.some((all) => all.every((one) => kept.have.has(one)))) return ''
      if ('text' in piece) return piece.name === undefined || kept.named(piece.name) ? piece.text : ''
      const inner = write(piece.parts, kept)
      if (inner) return `${piece.head}{${inner}}`
      // The order of the layers is the order of their names.
      return piece.head.startsWith('@layer ') ? `${piece.head};` : ''
    })
    .join('')
}

type Named = { readonly name: string; readonly words: readonly string[] }

const WORDS = /--[\w-]+(?=\s*[,)])|[a-z][\w-]+/g

/** Words by which a text may name something: custom properties in `var()`, and animations. */
const wordsIn = (text: string): readonly string[] => text.match(WORDS) ?? []

const namedOf = (pieces: readonly Piece[]): readonly Named[] =>
  pieces.flatMap((piece) => {
    if (!('text' in piece)) return namedOf(piece.parts)
    return piece.name === undefined ? [] : [{ name: piece.name, words: wordsIn(piece.text) }]
  })

/** Returns the names that a text uses, and those that the named parts use in their turn. */
function usedIn(text: string, named: readonly Named[]): ReadonlySet<string> {
  const used = new Set(wordsIn(text))
  for (let before = -1; before !== used.size;) {
    before = used.size
    for (const { name, words } of named) if (used.has(name)) for (const word of words) used.add(word)
  }
  return used
}

/** Returns the custom properties that a sheet outside of all layers sets on the root. */
const toldOnRoot = (css: string): readonly string[] =>
  Array.from(css.matchAll(/:root\{([^}]*)/g), ([, rules = '']) => rules).flatMap(
    (rules) => rules.match(/--[\w-]+(?=:)/g) ?? [],
  )

/**
 * Reads a minified style sheet once; the function returns what of it holds for the elements of a
 * page as the server wrote it, in the same order. Rules that wait for what scripts draw are left
 * out, and so are custom properties and animations that neither what is left nor another sheet of
 * the page (in its HTML) uses, and properties that such a sheet sets on the root itself.
 */
export function pageSheetOf(css: string): (html: string) => string {
  const pieces = piecesOf(parse(css))
  const named = namedOf(pieces)
  return (html) => {
    const have = haveOf(html)
    const others = Array.from(html.matchAll(/<style[^>]*>([^<]*)/g), ([, text = '']) => text)
    const used = usedIn(write(pieces, { have, named: () => false }) + others.join(''), named)
    const told = new Set(others.flatMap(toldOnRoot))
    return write(pieces, { have, named: (name) => used.has(name) && !told.has(name) })
  }
}
