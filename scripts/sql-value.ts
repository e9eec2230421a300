import { posix } from 'node:path'
import type { SyntaxNode } from './parse-source.ts'
import type { SourceFile } from './source-files.ts'

/** Node that knows the node around it and its file. */
export type Node = SyntaxNode & { readonly up?: Node; readonly file?: SourceFile }

/** An expression as a statement sees it. Everything that is sent beside it is a `value`. */
export type Value =
  | { readonly kind: 'sql'; readonly text: string }
  /** Text or number that is written in the source. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** Names of the parts of a statement that is put together. */
  | { readonly kind: 'parts' }
  | { readonly kind: 'chain'; readonly parts: readonly string[] }
  | { readonly kind: 'function' | 'object'; readonly node: Node; readonly world: World }
  | { readonly kind: 'value' }
  /** Piece of a statement that only the callers of a function know. */
  | { readonly kind: 'unknown'; readonly of: Node | undefined }

/** Arguments with which the functions around an expression were called. */
export type World = ReadonlyMap<Node, readonly Value[]>

/** State of the reading of one statement. */
export type Reading = {
  readonly programs: ReadonlyMap<string, Node>
  readonly world: World
  /** Whether the second side of each condition is taken. */
  readonly isOther: boolean
  /** Names of the templates that were met. */
  readonly met: Set<string>
}

const VALUE: Value = { kind: 'value' }

/** Place of a value in a text: its number is known when the text is whole. */
export const MARK = '\u0000'

/** Types of parameters that are pieces of a statement. */
const PIECES = /\b(RawBuilder|Parts?|Statement)\b/

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])
const WRAPPERS = new Set([
  'AwaitExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
])

/** Returns a property of a node as the node that it is. */
export const node = (value: unknown): Node => value as Node
const nodes = (value: unknown): readonly Node[] => value as readonly Node[]

/** Returns the name of an identifier; empty for other nodes, and for none. */
export const nameOf = (value: unknown): string => (value as { readonly name?: string } | null)?.name ?? ''

/** Whether a node is a template of SQL. */
export const isTemplate = (one: Node): boolean =>
  one.type === 'TaggedTemplateExpression' && nameOf(one.tag) === 'sql'

/** Returns the name of a template: its file, and where it begins. */
export const keyOf = (one: Node): string => `${one.file?.path}:${one.start}`

/** Returns the texts of a template between its expressions. */
export const quasisOf = (one: Node): readonly string[] =>
  nodes(node(one.quasi ?? one).quasis).map((quasi) => (quasi.value as { readonly cooked: string }).cooked)

const weave = (one: Node, inner: readonly string[]): string =>
  quasisOf(one)
    .map((quasi, at) => quasi + (inner[at] ?? ''))
    .join('')

/** Says what an expression is to a statement, with the functions that it calls followed. */
export function valueOf(one: Node, reading: Reading): Value {
  const go = (inner: unknown): Value => valueOf(node(inner), reading)
  if (WRAPPERS.has(one.type)) return go(one.expression ?? one.argument)
  if (isTemplate(one)) return ofTemplate(one, reading)
  if (FUNCTIONS.has(one.type)) return { kind: 'function', node: one, world: reading.world }
  switch (one.type) {
    case 'Literal':
      return ['string', 'number'].includes(typeof one.value)
        ? { kind: 'words', text: String(one.value) }
        : VALUE
    case 'TemplateLiteral': {
      const words = nodes(one.expressions).map(go)
      const texts = words.flatMap((value) => (value.kind === 'words' ? [value.text] : []))
      return texts.length === words.length ? { kind: 'words', text: weave(one, texts) } : VALUE
    }
    case 'ArrayExpression':
      return { kind: 'list', items: nodes(one.elements).flatMap((item) => itemsOf(item, go)) }
    case 'ObjectExpression':
      return { kind: 'object', node: one, world: reading.world }
    case 'ConditionalExpression': {
      const sides = [go(one.consequent), go(one.alternate)].filter(({ kind }) => kind !== 'value')
      return sides.at(reading.isOther ? -1 : 0) ?? VALUE
    }
    case 'LogicalExpression': {
      const left = go(one.left)
      return left.kind === 'value' ? go(one.right) : left
    }
    case 'MemberExpression':
      return ofMember(go(one.object), one.computed ? undefined : nameOf(one.property), reading)
    case 'Identifier':
      return lookUp(nameOf(one), one, reading)
    case 'CallExpression':
      return ofCall(one, reading)
    default:
      return VALUE
  }
}

function itemsOf(item: Node, go: (inner: unknown) => Value): readonly Value[] {
  if (item.type !== 'SpreadElement') return [go(item)]
  const spread = go(item.argument)
  return spread.kind === 'list' ? spread.items : [spread]
}

function ofTemplate(one: Node, reading: Reading): Value {
  reading.met.add(keyOf(one))
  const inner = nodes(node(one.quasi).expressions).map((part) => valueOf(part, reading))
  const unknown = inner.find(({ kind }) => kind === 'unknown')
  if (unknown) return unknown
  return { kind: 'sql', text: weave(one, inner.map(textOf)) }
}

/** Returns what a value is in a text. Numbers keep their type by standing there. */
function textOf(value: Value): string {
  if (value.kind === 'sql') return value.text
  return value.kind === 'words' && /^[0-9]+$/.test(value.text) ? value.text : MARK
}

/** Returns a property; of one whose name is not known the first, as all of them are alike. */
function ofMember(on: Value, key: string | undefined, reading: Reading): Value {
  if (on.kind === 'parts') return { kind: 'sql', text: key ?? '' }
  if (on.kind === 'unknown') return on
  if (on.kind !== 'object') return VALUE
  const property = nodes(on.node.properties).find((one) => key === undefined || nameOf(one.key) === key)
  return property ? valueOf(node(property.value), { ...reading, world: on.world }) : VALUE
}

function ofCall(one: Node, reading: Reading): Value {
  const callee = node(one.callee)
  const given = nodes(one.arguments).map((argument) => valueOf(argument, reading))
  if (callee.type !== 'MemberExpression') {
    if (nameOf(callee) === 'statement' && given.length === 0) return { kind: 'chain', parts: [] }
    return callOf(valueOf(callee, reading), given, reading)
  }
  const method = nameOf(callee.property)
  if (nameOf(callee.object) === 'sql') return ofSqlMethod(method, given)
  const on = valueOf(node(callee.object), reading)
  if (on.kind === 'unknown') return on
  if (on.kind === 'chain') return ofChain(on.parts, { method, given }, reading)
  const [make] = given
  if (method !== 'map' || !make) return VALUE
  const items = on.kind === 'list' ? on.items : [VALUE]
  return { kind: 'list', items: items.map((item) => callOf(make, [item], reading)) }
}

function ofSqlMethod(method: string, [first = VALUE, second]: readonly Value[]): Value {
  if (method === 'lit') return { kind: 'sql', text: first.kind === 'words' ? `'${first.text}'` : 'null' }
  if (['ref', 'raw', 'table'].includes(method))
    return first.kind === 'words' ? { kind: 'sql', text: first.text } : { kind: 'unknown', of: undefined }
  if (method !== 'join') return VALUE
  const items = first.kind === 'list' ? first.items : [first]
  const unknown = items.find(({ kind }) => kind === 'unknown')
  return unknown ?? { kind: 'sql', text: items.map(textOf).join(second ? textOf(second) : ', ') }
}

type Called = { readonly method: string; readonly given: readonly Value[] }

function ofChain(parts: readonly string[], { method, given }: Called, reading: Reading): Value {
  const [first = VALUE, make = VALUE, how] = given
  if (method === 'with') return callOf(first, [{ kind: 'chain', parts }], reading)
  const made = callOf(method === 'answer' ? first : make, [{ kind: 'parts' }], reading)
  if (made.kind !== 'sql') return made
  if (method === 'answer') return { kind: 'sql', text: `with ${parts.join(', ')} ${made.text}` }
  const name = first.kind === 'words' ? first.text : MARK
  const as = how?.kind === 'words' ? `as ${how.text}` : 'as'
  return { kind: 'chain', parts: [...parts, `${name} ${as} (${made.text})`] }
}

/** Says what a call returns: the last `return`, or the first where the other side is taken. */
function callOf(called: Value, given: readonly Value[], reading: Reading): Value {
  if (called.kind === 'unknown') return called
  if (called.kind !== 'function') return VALUE
  const within = { ...reading, world: new Map([...called.world, [called.node, given]]) }
  const body = node(called.node.body)
  if (body.type !== 'BlockStatement') return valueOf(body, within)
  const end = returnsOf(body).at(reading.isOther ? 0 : -1)
  return end?.argument ? valueOf(node(end.argument), within) : VALUE
}

function returnsOf(one: Node): readonly Node[] {
  if (one.type === 'ReturnStatement') return [one]
  if (FUNCTIONS.has(one.type)) return []
  return Object.values(one)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .flatMap(returnsOf)
}

/** Looks up a name from where it stands: parameters, declarations, imports. */
function lookUp(name: string, from: Node, reading: Reading): Value {
  for (let at = from.up; at; at = at.up) {
    const found = FUNCTIONS.has(at.type)
      ? ofParameters(name, at, reading)
      : ['BlockStatement', 'Program'].includes(at.type) && ofBody(name, at, reading)
    if (found) return found
  }
  return VALUE
}

function ofParameters(name: string, of: Node, reading: Reading): Value | undefined {
  for (const [index, parameter] of nodes(of.params).entries()) {
    const plain = parameter.type === 'AssignmentPattern' ? node(parameter.left) : parameter
    const given: Value = reading.world.get(of)?.[index] ?? (isPiece(plain) ? { kind: 'unknown', of } : VALUE)
    const found = bound(name, { pattern: plain, given }, reading)
    if (found) return found
  }
  return undefined
}

/** Whether a parameter is a piece of a statement: by its type, or of a function without types. */
function isPiece({ typeAnnotation, file }: Node): boolean {
  if (!typeAnnotation) return true
  const { start, end } = node(typeAnnotation)
  return PIECES.test(file?.text.slice(start, end) ?? '')
}

type Given = { readonly pattern: Node; readonly given: Value }

/** Says what a pattern makes of a name; undefined where it does not name it. */
function bound(name: string, { pattern, given }: Given, reading: Reading): Value | undefined {
  if (nameOf(pattern) === name) return given
  if (pattern.type === 'ArrayPattern') {
    const index = nodes(pattern.elements).findIndex((one) => nameOf(one) === name)
    if (index === -1) return undefined
    return given.kind === 'list' ? (given.items[index] ?? VALUE) : ofMember(given, undefined, reading)
  }
  if (pattern.type !== 'ObjectPattern') return undefined
  const property = nodes(pattern.properties).find(({ value }) => {
    const named = node(value ?? {})
    return nameOf(named.type === 'AssignmentPattern' ? named.left : named) === name
  })
  return property && ofMember(given, nameOf(property.key), reading)
}

function ofBody(name: string, body: Node, reading: Reading): Value | undefined {
  for (const one of nodes(body.body)) {
    const said = node(one.declaration ?? one)
    if (said.type === 'FunctionDeclaration' && nameOf(said.id) === name) return valueOf(said, reading)
    if (said.type === 'ImportDeclaration') {
      const specifier = nodes(said.specifiers).find(({ local }) => nameOf(local) === name)
      if (specifier) return ofModule(nameOf(specifier.imported), said, reading)
    }
    if (said.type !== 'VariableDeclaration') continue
    for (const { id, init } of nodes(said.declarations)) {
      const pattern = node(id)
      if (init && bound(name, { pattern, given: VALUE }, reading))
        return bound(name, { pattern, given: valueOf(node(init), reading) }, reading)
    }
  }
  return undefined
}

function ofModule(name: string, said: Node, reading: Reading): Value {
  const from = String(node(said.source).value)
  const [, room, inner] = /^@mostrador\/([^/]+)\/(.+)$/.exec(from) ?? []
  const folder = posix.dirname(said.file?.path ?? '')
  const program = reading.programs.get(room ? `packages/${room}/src/${inner}.ts` : posix.join(folder, from))
  return (program && ofBody(name, program, { ...reading, world: new Map() })) ?? VALUE
}
