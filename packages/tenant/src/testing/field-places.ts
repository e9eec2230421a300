import { tenantJsonSchema } from '../file/json-schema.ts'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const optionsOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(optionsOf),
]

/** Every place below a schema that holds a value, with a key for each thing on the way. */
function placesOf(schema: Schema, place: readonly string[]): readonly (readonly string[])[] {
  const inner = optionsOf(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([field, value]) => placesOf(value, [...place, field])),
    ...(items && optionsOf(items).some(({ properties: own }) => own?.key ?? own?.code)
      ? placesOf(items, [...place, 'one'])
      : []),
  ])
  return inner.length > 0 ? inner : [place]
}

/**
 * The place of every field of a tenant's document, by its published schema: `one` is the key of
 * each thing on the way.
 */
export function fieldPlaces(): readonly (readonly string[])[] {
  const { properties = {} } = JSON.parse(tenantJsonSchema()) as Schema
  const { company = {}, branches = {} } = properties
  return [...placesOf(company, ['company']), ...placesOf(branches, ['branches'])].filter(
    (place) => !place.includes('$comment'),
  )
}
