import { lineOf, visitSource } from './parse-source.ts'
import type { SourceFile } from './source-files.ts'
import {
  isTemplate,
  keyOf,
  MARK,
  nameOf,
  node,
  quasisOf,
  valueOf,
  type Node,
  type World,
} from './sql-value.ts'

/** Statement as the sources put it together, with `$1`… for what is sent beside it. */
type SqlText = {
  readonly path: string
  readonly line: number
  readonly text: string
  /** Names of the templates that it is made of. */
  readonly templates: ReadonlySet<string>
}

type Index = {
  readonly programs: Map<string, Node>
  /** Expressions that may be whole statements. */
  readonly roots: Node[]
  /** Calls by the name of their function. */
  readonly calls: Map<string, Node[]>
  readonly templates: Set<string>
}

/** Functions that are followed to their callers, one out of the other. */
const MOST_CALLERS = 3

/**
 * Reads the statements that sources put together, as far as it can be told without running them,
 * each once; and the names of all templates, by which one knows those that are in no statement.
 */
export function readSqlTexts(files: readonly SourceFile[]): {
  readonly texts: readonly SqlText[]
  readonly templates: ReadonlySet<string>
} {
  const index = indexOf(files)
  const texts = new Map<string, SqlText>()
  for (const root of index.roots) {
    for (const isOther of [false, true]) {
      for (const one of textsOf(root, { world: new Map(), isOther, callers: 0 }, index)) {
        const templates = new Set([...one.templates, ...(texts.get(one.text)?.templates ?? [])])
        texts.set(one.text, { ...one, templates })
      }
    }
  }
  return { texts: [...texts.values()], templates: index.templates }
}

type Way = { readonly world: World; readonly isOther: boolean; readonly callers: number }

/** Returns the statements of an expression: one, or one of each call that gives it its pieces. */
function textsOf(root: Node, way: Way, index: Index): readonly SqlText[] {
  const met = new Set<string>()
  const reading = { programs: index.programs, isOther: way.isOther, met }
  const value = valueOf(root, { ...reading, world: way.world })
  if (value.kind === 'unknown' && value.of && way.callers < MOST_CALLERS) {
    const { of } = value
    const outside = { ...reading, world: new Map() }
    const calls = index.calls.get(nameOf(of.id) || nameOf(of.up?.id)) ?? []
    return calls.flatMap((call) => {
      const callee = valueOf(node(call.callee), outside)
      if (callee.kind !== 'function' || callee.node !== of) return []
      const given = (call.arguments as readonly Node[]).map((argument) => valueOf(argument, outside))
      const world = new Map([...way.world, [of, given]])
      return textsOf(root, { ...way, world, callers: way.callers + 1 }, index)
    })
  }
  if (value.kind !== 'sql') return []
  let count = 0
  const text = value.text.replaceAll(MARK, () => `$${(count += 1)}`)
  const { path = '', text: source = '' } = root.file ?? {}
  return [{ path, line: lineOf(source, root.start), text, templates: met }]
}

function indexOf(files: readonly SourceFile[]): Index {
  const index: Index = { programs: new Map(), roots: [], calls: new Map(), templates: new Set() }
  for (const file of files) {
    visitSource(file, (one, [up]) => {
      // Hidden from those who walk the tree downwards.
      Object.defineProperties(one, { file: { value: file }, up: { value: up } })
      if (one.type === 'Program') index.programs.set(file.path, one)
      if (isTemplate(one)) {
        index.templates.add(keyOf(one))
        if (/^\s*(select|insert|update|delete)\b/.test(quasisOf(one)[0] ?? '')) index.roots.push(one)
      }
      if (one.type === 'CallExpression') noteCall(one, index)
    })
  }
  return index
}

function noteCall(call: Node, { calls, roots }: Index): void {
  const callee = node(call.callee)
  const name = nameOf(callee)
  if (name !== '') calls.set(name, [...(calls.get(name) ?? []), call])
  if (nameOf(callee.property) === 'answer') roots.push(call)
  if (nameOf(callee.property) === 'execute') roots.push(node(callee.object))
}
