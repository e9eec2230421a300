import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { z } from 'zod'
import { MIRRORED } from '../schema/override-schema.ts'

/**
 * Returns a value in the form in which it is exported: fields in the order of the schema, without
 * values that equal their absence (a default, a null where there is no null, an object without
 * fields, an override that adds nothing), and the fields of free shapes and overrides sorted,
 * since the database keeps them in an order of its own.
 */
export function canonicalForm(schema: z.core.$ZodType, value: unknown): unknown {
  // The schema's own kinds are a closed list, which only this name of the type spells out.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default':
    case 'prefault':
      return unlessSame(canonicalForm(def.innerType, value), canonicalForm(def.innerType, def.defaultValue))
    case 'optional':
      return unlessEmpty(value == null ? undefined : canonicalForm(def.innerType, value))
    case 'nullable':
      return value === null ? null : canonicalForm(def.innerType, value)
    case 'array': {
      const items = Array.isArray(value) ? value.map((item) => canonicalForm(def.element, item)) : undefined
      return items && MIRRORED.has(schema) ? mirroredForm(items as Thing[]) : items
    }
    case 'object':
      return formOfFields(def.shape, value)
    case 'union':
      return formOfUnion(def, value)
    case 'record':
      return formOfRecord(def, value)
    default:
      return value ?? undefined
  }
}

/** Returns the overridden things of a list, sorted by key. */
const mirroredForm = (things: readonly Thing[]): readonly Thing[] =>
  things
    .filter((thing) => Object.keys(thing).length > 1)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

type Fields = Readonly<Record<string, unknown>>

function formOfFields(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  if (value == null) return undefined
  const entries = Object.entries(shape).map(([field, inner]) => [
    field,
    canonicalForm(inner, (value as Fields)[field]),
  ])
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

/** Returns the form of a thing with a `type`: the fields of the other types are left out. */
function formOfUnion(def: z.core.$ZodUnionDef, value: unknown): unknown {
  const type = (value as Fields | null)?.type
  const option = def.options.find((one) => {
    const { def: inner } = (one as z.core.$ZodTypes)._zod
    const named =
      inner.type === 'object' && (inner.shape.type as z.core.$ZodLiteral | z.core.$ZodEnum | undefined)
    if (!named) return false
    const { def: known } = named._zod
    const types: readonly unknown[] = known.type === 'literal' ? known.values : Object.values(known.entries)
    return types.includes(type)
  })
  return option ? canonicalForm(option, value) : value
}

function formOfRecord(def: z.core.$ZodRecordDef, value: unknown): unknown {
  if (value == null) return undefined
  const { def: key } = (def.keyType as unknown as z.core.$ZodTypes)._zod
  const order = key.type === 'enum' ? Object.values(key.entries).map(String) : undefined
  const fields = value as Fields
  const names = order ? order.filter((name) => name in fields) : Object.keys(fields).sort()
  return Object.fromEntries(names.map((name) => [name, sorted(fields[name])]))
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const unlessSame = (value: unknown, otherwise: unknown): unknown =>
  JSON.stringify(value) === JSON.stringify(otherwise) ? undefined : value

const unlessEmpty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
    ? undefined
    : value
