import type { Operation } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { tenantJsonSchema } from '../file/json-schema.ts'
import { sentenceOf } from './sentence-of.ts'

type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly $ref?: string
}

const file = JSON.parse(tenantJsonSchema()) as Schema
const { company = {}, branches = {} } = file.properties ?? {}

/** Values of a shop's own, in no word of ours. */
const FREE = { azul: ['ventana', null, true, 2.5, { verde: 'puerta' }] }

const optionsOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(optionsOf),
]

function textsOf({ pattern }: Schema): readonly string[] {
  const written = ['Azul', '2026-12-25', '2026-12-25T20:30:00.000Z', '#aa3300', '08:00-11:00', 'azul']
  return pattern === undefined ? ['Azul'] : written.filter((text) => new RegExp(pattern, 'u').test(text))
}

/** Values that a schema lets stand: each word that it knows, and of all else one of each kind. */
function valuesOf(schema: Schema): readonly unknown[] {
  return optionsOf(schema).flatMap((one): readonly unknown[] => {
    if (one.$ref) return [FREE]
    if (one.enum) return one.enum
    if (one.const !== undefined) return [one.const]
    if (one.type === 'boolean') return [true, false]
    if (one.type === 'number' || one.type === 'integer') return [1234.5]
    if (one.type === 'null') return [null]
    if (one.type === 'string') return textsOf(one)
    if (one.type === 'array') return [[], ...valuesOf(one.items ?? {}).map((value) => [value, value])]
    return one.type === 'object' ? objectsOf(one) : []
  })
}

/**
 * An object of the first values of its fields, and of the second and so on, until all were there.
 */
function objectsOf({ properties = {}, additionalProperties, propertyNames }: Schema): readonly unknown[] {
  const free = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const names = propertyNames?.enum?.map(String) ?? ['azul']
  const fields = [
    ...Object.entries(properties).map(([field, value]) => [field, valuesOf(value)] as const),
    ...(free ? names.map((name) => [name, valuesOf(free)] as const) : []),
  ].filter(([field, values]) => field !== '$comment' && values.length > 0)
  const most = Math.max(0, ...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[turn % values.length]])),
  )
}

/** The things of a list that are known by a key or a code; undefined where it has none. */
const thingIn = (schema: Schema): Schema | undefined =>
  optionsOf(schema)
    .map(({ items }) => items)
    .find(
      (items) =>
        items && optionsOf(items).some(({ properties: own }) => (own?.key ?? own?.code) !== undefined),
    )

/** Every place that can be set below a schema, inner fields and whole groups, with its schema. */
function placesOf(
  schema: Schema,
  place: readonly string[],
): readonly (readonly [readonly string[], Schema])[] {
  return optionsOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([field, value]) => {
      if (field === '$comment' || field === 'key') return []
      const at = [...place, field]
      const thing = thingIn(value)
      return thing ? placesOf(thing, [...at, 'una-cosa']) : [[at, value] as const, ...placesOf(value, at)]
    }),
  )
}

const places = [...placesOf(company, ['company']), ...placesOf({ properties: { branches } }, [])]

/** Words of files and code that no sentence has. */
const CODE =
  /[{}[\]]|(?<!\p{L})(?:true|false|null|undefined|NaN)(?!\p{L})|\p{Ll}\p{Lu}|\p{Lu}_\p{Lu}|"[A-Z]{2,}"/u

const changesOf = (schema: Schema): readonly Pick<Extract<Operation, { kind: 'set' }>, 'from' | 'to'>[] =>
  valuesOf(schema).flatMap((value) => [{ to: value }, { from: value }, { from: 'Verde', to: value }])

/** spec('decisions tenant-history.12') */
test('each change of each field is a sentence, and nothing in it reads like a file', () => {
  const said = places.flatMap(([place, schema]) =>
    changesOf(schema).map((change) => [place, sentenceOf({ kind: 'set', place, ...change }, {})] as const),
  )
  expect(places.length).toBeGreaterThan(250)
  expect(said.length).toBeGreaterThan(1000)
  const raw = said.filter(([, sentence]) => CODE.test(sentence))
  expect(raw.map(([place, sentence]) => `${place.join('/')}: ${sentence}`)).toEqual([])
})

test('a field has a label of its own in each sentence', () => {
  const bare = places.filter(([place, schema]) => {
    const [value] = valuesOf(schema)
    const field = place.at(-1) ?? ''
    return value !== undefined && sentenceOf({ kind: 'set', place, to: value }, {}).includes(`"${field}"`)
  })
  expect(bare.map(([place]) => place.join('/'))).toEqual([])
})
