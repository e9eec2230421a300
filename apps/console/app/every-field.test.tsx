import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { BenefitsPage } from './brand/benefits-page.tsx'
import { BrandPage } from './brand/brand-page.tsx'
import { ContactPage } from './contact/contact-page.tsx'
import { ThingPanel } from './menu-editor/thing-panel.tsx'
import { givenWholeDocument } from './testing/given-whole-document.ts'
import { placesOnScreen, type Screen } from './testing/places-on-screen.tsx'

const pages =
  (Page: Screen['Page'], section: string, route = ':topic?/:key?') =>
  (...addresses: readonly string[]) =>
    addresses.map((address) => ({
      Page,
      route: `${section}/${route}`,
      address: `${section}/${address}`,
    }))

const contact = pages(ContactPage, 'local')
const brand = pages(BrandPage, 'brand')
const benefits = pages(BenefitsPage, 'benefits')
const menu = pages(ThingPanel, 'menu', ':list/:key')

/** The pages of forms. What their fields change is read from what they draw. */
const SCREENS: readonly Screen[] = [
  ...contact(
    'place',
    'hours',
    'taking',
    'alerts',
    'web',
    'modes/reparto',
    'zones/centro',
    'payments/tarjeta',
    'payments/transferencia',
  ),
  ...brand('identity', 'asking', 'web', 'measuring', 'company'),
  ...brand('customisations/linea', 'customisations/caja'),
  ...benefits('codes/new', 'codes/DIEZ', 'codes/CIEN', 'loyalty', 'partner'),
  ...benefits('rewards/alta', 'surveys/salida', 'campaigns/vuelve'),
  ...menu('plates/muzza', 'plates/+', 'categories/pizzas', 'garnishGroups/salsas', 'indicators/vegano'),
  ...menu('discounts/share', 'discounts/fixed', 'discounts/several', 'discounts/final'),
]

type Elsewhere = {
  /** The address of the screen, after the alias of the contact. */
  readonly screen: string
  /** The folder whose files name each of the fields. */
  readonly folder: string
  readonly places: readonly RegExp[]
  /** Text that the files contain instead of the fields. */
  readonly named?: string
}

/** Fields that pages change which are no forms of the document. */
const ELSEWHERE: readonly Elsewhere[] = [
  { screen: 'branding', folder: 'branding', places: [/^(branding|social|customMessage)(\/|$)/] },
  { screen: 'menu', folder: 'menu-editor', places: [/^menus\/one\/(name|remarkeds|upselleds)$/] },
  { screen: 'menu', folder: 'menu-editor', places: [/^branchContacts\/one\/menus\//] },
  { screen: 'menu', folder: 'menu', places: [/^branchContacts\/one\/soldOut/] },
  {
    screen: 'local/riders',
    folder: 'contact',
    places: [/^branchContacts\/one\/riderSecurityCode(Hash)?$/],
    // A secret stands in no document: it is made by the server.
    named: 'renewRiderCode',
  },
]

/** Fields that no page changes, with the reason. */
const BY_NO_PAGE: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)key$/, 'a key is made by the name of a thing, and stays: another key is another thing'],
  [/^country$/, 'what was ordered is in its money'],
  [/^branchContacts\/one\/nps(\/|$)/, 'diners say it'],
]

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const file = JSON.parse(readFileSync(pathTo('../../../packages/tenant/tenant.schema.json'), 'utf8')) as Schema

const { company = {}, branches = {} } = file.properties ?? {}
const branch = branches.items ?? {}

const optionsOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(optionsOf),
]

/** The things of a list that are known by a key; undefined where it has none. */
const thingIn = (schema: Schema): Schema | undefined =>
  optionsOf(schema)
    .map(({ items }) => items)
    .find(
      (items) =>
        items && optionsOf(items).some(({ properties: own }) => (own?.key ?? own?.code) !== undefined),
    )

/** Every place below a schema that holds a value, with "one" for each thing on the way. */
function leavesOf(schema: Schema, place: string): readonly string[] {
  const join = (step: string): string => (place === '' ? step : `${place}/${step}`)
  const thing = thingIn(schema)
  const inner = thing
    ? leavesOf(thing, join('one'))
    : optionsOf(schema).flatMap(({ properties = {} }) =>
        Object.entries(properties).flatMap(([field, value]) =>
          field === '$comment' ? [] : leavesOf(value, join(field)),
        ),
      )
  return inner.length > 0 ? inner : [place]
}

const fieldIn = (schemas: readonly Schema[], step: string): readonly Schema[] =>
  schemas.flatMap(optionsOf).flatMap(({ properties }) => properties?.[step] ?? [])

/**
 * A place of a page as the schema has it: "one" in the place of each key. A thing that is not there
 * yet has none: its fields follow its list.
 */
function inSchema(place: string): string {
  let at: readonly Schema[] = [{ properties: { ...branch.properties, company } }]
  const steps = place.split('/').flatMap((step) => {
    const thing = at.map(thingIn).find(Boolean)
    const isNew = thing !== undefined && fieldIn([thing], step).length > 0
    if (thing) at = [thing]
    if (!thing || isNew) at = fieldIn(at, step)
    return thing ? (isNew ? ['one', step] : ['one']) : [step]
  })
  return steps.join('/')
}

const leaves = [...new Set([...leavesOf(branch, ''), ...leavesOf(company, 'company')])]

/** The addresses of the pages that change each place. */
const screens = new Map<string, string[]>()

beforeAll(async () => {
  for (const screen of SCREENS) {
    const shown = await placesOnScreen(screen, givenWholeDocument(), { key: 'ombu', name: 'Ombú' })
    for (const place of shown.map(inSchema))
      screens.set(place, [...(screens.get(place) ?? []), screen.address])
  }
})

/**
 * The pages that change a field: by a control at its place, by one at a part of a free shape, or by
 * one that holds the whole group and nothing inside of it.
 */
function screensOf(leaf: string): readonly string[] {
  const isGroup = (place: string): boolean => [...screens.keys()].some((one) => one.startsWith(`${place}/`))
  return [...screens].flatMap(([place, addresses]) => {
    const isInside = place.startsWith(`${leaf}/`)
    const rest = leaf.startsWith(`${place}/`) ? leaf.slice(place.length).split('/') : undefined
    const isAround = rest !== undefined && !rest.includes('one') && !isGroup(place)
    return place === leaf || isInside || isAround ? addresses : []
  })
}

const isOneOf = (patterns: readonly RegExp[], leaf: string): boolean =>
  patterns.some((pattern) => pattern.test(leaf))

const isElsewhere = (leaf: string): boolean =>
  ELSEWHERE.some(({ places }) => isOneOf(places, leaf)) ||
  isOneOf(
    BY_NO_PAGE.map(([pattern]) => pattern),
    leaf,
  )

/** spec('decisions every-field-has-a-screen.1') */
test('every field of a tenant has a screen that changes it', () => {
  expect(leaves.length).toBeGreaterThan(200)
  const without = leaves.filter((leaf) => !isElsewhere(leaf) && screensOf(leaf).length === 0)
  expect(without).toEqual([])
})

/** spec('decisions every-field-has-a-screen.1') */
test('every page of forms changes something, and nothing that no tenant has', () => {
  const addresses = new Set([...screens.values()].flat())
  expect(SCREENS.map(({ address }) => address).filter((address) => !addresses.has(address))).toEqual([])
  const known = (place: string): boolean =>
    leaves.some((leaf) => `${leaf}/`.startsWith(`${place}/`) || place.startsWith(`${leaf}/`))
  expect([...screens.keys()].filter((place) => !known(place))).toEqual([])
})

/** spec('decisions every-field-has-a-screen.1') */
test.each(ELSEWHERE)('the pages of $screen name each of their fields', ({ folder, places, named }) => {
  const root = pathTo(`./${folder}`)
  const source = readdirSync(root)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${root}/${name}`, 'utf8'))
    .join('\n')
  const fields = leaves
    .filter((leaf) => isOneOf(places, leaf) && !leaf.endsWith('/key'))
    .map((leaf) => named ?? leaf.split('/').findLast((step) => step !== 'one') ?? '')
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(source))).toEqual([])
})
