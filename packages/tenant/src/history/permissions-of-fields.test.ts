import { permissionAt } from '@mostrador/domain/permission/change-needs'
import { expect, test } from 'vitest'
import { tenantJsonSchema } from '../json-schema.ts'

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

const { properties = {} } = JSON.parse(tenantJsonSchema()) as Schema
const { company = {}, branches = {} } = properties
const places = [...placesOf(company, ['company']), ...placesOf(branches, ['branches'])].filter(
  (place) => !place.includes('$comment'),
)

/** spec('decisions who-may-what.3') */
test('every field of a tenant has a permission', () => {
  expect(places.length).toBeGreaterThan(200)
  expect(places.filter((place) => permissionAt(place) === undefined).map((place) => place.join('/'))).toEqual(
    [],
  )
})

test('every price of a menu needs prices, and nothing else of its plates and garnishes does', () => {
  const ofMenus = places.filter(
    (place) => place[2] === 'menus' && (place[4] === 'plates' || place[4] === 'garnishGroups'),
  )
  const priced = ofMenus.filter((place) => permissionAt(place) === 'menu.prices')
  expect(ofMenus.length).toBeGreaterThan(20)
  expect(priced.map((place) => place.slice(4).join('/')).toSorted()).toEqual([
    'garnishGroups/one/garnishes/one/price',
    'plates/one/price',
    'plates/one/sizes/one/price',
  ])
})
