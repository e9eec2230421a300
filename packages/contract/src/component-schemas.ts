import { z } from 'zod'
import { ENUM_NAMES, SCHEMA_NAMES } from './schema-names.ts'

/** A JSON value that is an object. */
export type Json = Record<string, unknown>

/** Side of a schema: the input of a caller, or the output of the server. */
export type Side = 'input' | 'output'

const PLACE = '#/components/schemas/'

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(SCHEMA_NAMES)) registry.add(schema, { id })

const enumNames = new Map(Object.entries(ENUM_NAMES).map(([name, values]) => [values.join(), name]))

const enumNameOf = (node: Json): string | undefined =>
  Array.isArray(node.enum) ? enumNames.get(node.enum.join()) : undefined

/**
 * A JSON schema with its references as OpenAPI writes them, and its enumerations as references. An
 * answer may have more fields one day, so that none says that it has no others.
 */
function tidy(node: unknown, side: Side): unknown {
  if (Array.isArray(node)) return node.map((one) => tidy(one, side))
  if (typeof node !== 'object' || node === null) return node
  const name = enumNameOf(node as Json)
  if (name !== undefined) return { $ref: PLACE + name }
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (key === '$ref') return [[key, String(value).replace('#/$defs/', PLACE)]]
    const isClosed = key === 'additionalProperties' && value === false
    return isClosed && side === 'output' ? [] : [[key, tidy(value, side)]]
  })
  return Object.fromEntries(entries)
}

type Found = Readonly<Record<Side, Map<string, unknown>>>

const referencesIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

/** Names of schemas that differ as input and output. */
function twofold(found: Found): ReadonlySet<string> {
  const both = [...found.input.keys()].filter((name) => found.output.has(name))
  const different = new Set(
    both.filter((name) => JSON.stringify(found.input.get(name)) !== JSON.stringify(found.output.get(name))),
  )
  for (let size = -1; size !== different.size;) {
    size = different.size
    for (const name of both)
      if (referencesIn(found.input.get(name)).some((one) => different.has(one))) different.add(name)
  }
  return different
}

/**
 * Collects the schemas of a document; those with a name become components: one name for both sides
 * where they are equal, and `…Input` for the input where they are not.
 */
export function collectSchemas() {
  const found: Found = { input: new Map<string, unknown>(), output: new Map<string, unknown>() }
  const asked: { readonly side: Side; readonly place: Json }[] = []

  function schemaOf(schema: z.ZodType, side: Side): Json {
    const all = z.toJSONSchema(schema, { io: side, unrepresentable: 'any', metadata: registry }) as Json
    const { $schema: _, $defs = {}, ...rest } = all
    for (const [name, one] of Object.entries($defs as Json)) found[side].set(name, tidy(one, side))
    const place = tidy(rest, side) as Json
    asked.push({ side, place })
    return place
  }

  /**
   * Returns every component by its name, once all schemas were asked for, and renames references
   * to them.
   */
  function components(): Json {
    const different = twofold(found)
    const renamed = (node: unknown): unknown =>
      JSON.parse(JSON.stringify(node), (key, value) => {
        const name = key === '$ref' ? String(value).slice(PLACE.length) : ''
        return different.has(name) ? `${PLACE}${name}Input` : value
      })
    for (const { side, place } of asked) if (side === 'input') Object.assign(place, renamed(place))
    const sent = [...found.input].map(([name, one]) => [
      different.has(name) ? `${name}Input` : name,
      renamed(one),
    ])
    const used = { ...Object.fromEntries(sent), ...Object.fromEntries(found.output) } as Json
    const enums = Object.entries(ENUM_NAMES).map(([name, values]) => [
      name,
      { type: 'string', enum: [...values] },
    ])
    const sorted = Object.entries({ ...used, ...Object.fromEntries(enums) } as Json)
    return Object.fromEntries(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  return { schemaOf, components }
}
