import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { givenHost } from '@mostrador/api/testing/given-host'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/**
 * Properties that schema.org has for each of our types, and those that search engines ask for;
 * nothing else may stand there.
 */
const KNOWN: Readonly<Record<string, { readonly must: string[]; readonly may: string[] }>> = {
  Restaurant: {
    must: ['@id', 'name', 'url', 'address', 'openingHoursSpecification', 'hasMenu', 'currenciesAccepted'],
    may: ['image', 'telephone', 'geo', 'description', 'brand'],
  },
  PostalAddress: { must: ['addressCountry', 'streetAddress'], may: ['addressLocality', 'addressRegion'] },
  GeoCoordinates: { must: ['latitude', 'longitude'], may: [] },
  OpeningHoursSpecification: { must: ['dayOfWeek', 'opens', 'closes'], may: [] },
  Brand: { must: ['name'], may: [] },
  Menu: { must: ['@id', 'name', 'url', 'hasMenuSection', 'inLanguage'], may: [] },
  MenuSection: { must: ['name', 'url'], may: ['hasMenuItem'] },
  MenuItem: { must: ['name', 'url', 'offers'], may: ['description', 'image'] },
  Offer: { must: ['price', 'priceCurrency', 'availability', 'url', 'offeredBy'], may: ['name'] },
  BreadcrumbList: { must: ['itemListElement'], may: [] },
  ListItem: { must: ['position', 'name', 'item'], may: [] },
}

const ADDRESS = /^https?:\/\/[^\s"<>]+$/
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

/** How schema.org writes what these fields say. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  '@id': ADDRESS,
  url: ADDRESS,
  item: ADDRESS,
  image: ADDRESS,
  opens: HOUR,
  closes: HOUR,
  dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  price: /^\d+(\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  currenciesAccepted: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  telephone: /^\+\d{6,15}$/,
  availability: /^https:\/\/schema\.org\/(InStock|SoldOut)$/,
  position: /^[1-9]\d*$/,
  latitude: /^-?\d{1,2}(\.\d+)?$/,
  longitude: /^-?\d{1,3}(\.\d+)?$/,
}

/** Everything in structured data that has a type. */
const things = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(things)
  return '@type' in value ? [value as Thing, ...inner] : inner
}

/** Returns properties of a thing that schema.org refuses, or that are missing. */
const faults = (thing: Thing): string[] => {
  const known = KNOWN[thing['@type']]
  if (!known) return [`unknown type ${thing['@type']}`]
  const fields = Object.keys(thing).filter((name) => name !== '@type' && name !== '@context')
  return [
    ...known.must.filter((name) => !fields.includes(name)).map((name) => `${thing['@type']} without ${name}`),
    ...fields
      .filter((name) => !known.must.includes(name) && !known.may.includes(name))
      .map((name) => `${thing['@type']} with ${name}`),
    ...Object.entries(FORMATS).flatMap(([name, format]) =>
      name in thing
        ? [thing[name]]
            .flat()
            .filter((value) => !format.test(String(value)))
            .map((value) => `${thing['@type']} whose ${name} is ${String(value)}`)
        : [],
    ),
  ]
}

/** The names by which things mean others that are said nowhere. */
function loose(value: unknown, said: ReadonlySet<unknown>): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('@id' in value && !('@type' in value) && !said.has(value['@id'])) return [value['@id']]
  return Object.values(value).flatMap((inner) => loose(inner, said))
}

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY', 'DELIVERY'],
    contact: { name: 'Palermo', lat: -34.58, lng: -58.43, call_phone: '+541145551234', locality: 'Palermo' },
  })
})

async function dataOf(path: string) {
  const { html, status } = await renderPage(path, api)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect([path, status, scripts.length]).toEqual([path, 200, 1])
  const data: unknown = JSON.parse(scripts[0]?.[1] ?? '')
  const all = things(data)
  expect(all.flatMap(faults)).toEqual([])
  expect(loose(data, new Set(all.map((thing) => thing['@id'])))).toEqual([])
  const of = (type: string) => all.filter((thing) => thing['@type'] === type)
  return { data, of }
}

test('the page of a menu has the contact and every plate, with what each costs', async () => {
  const [name, description] = ['Milanesa </script>', 'Con puré']
  await api.given.plate(contact, { name, description, price: 850_050 })
  const sized = await api.given.plate(contact, {
    name: 'Pizza',
    sizes: [
      { name: 'Chica', price: 500_000 },
      { name: 'Grande', price: 900_000 },
    ],
  })
  await api.given.menuDiscount(contact, { type: 'FIXED', fixed_discount: 10_000, plates: [sized] })
  const gone = await api.given.plate(contact, { name: 'Flan' })
  await api.given.stock(contact, gone, 0)
  const { of } = await dataOf(`/menu/${contact.alias}/take-away`)

  const [restaurant] = of('Restaurant')
  expect(restaurant).toMatchObject({
    name: 'Palermo',
    url: `http://localhost:3000/menu/${contact.alias}`,
    telephone: '+541145551234',
    currenciesAccepted: 'ARS',
    address: { addressCountry: 'AR', addressLocality: 'Palermo' },
    // Open all day is not "closed from midnight to midnight".
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '00:00', closes: '23:59' },
    ]),
  })
  expect(restaurant?.hasMenu).toEqual({ '@id': of('Menu')[0]?.['@id'] })
  expect(of('MenuItem')[0]).toMatchObject({ name, description })
  expect(
    of('Offer').map(({ name: size, price, priceCurrency, availability }) =>
      [size ?? '', price, priceCurrency, String(availability).split('/').at(-1)].join(' '),
    ),
  ).toEqual([
    ' 8500.50 ARS InStock',
    'Chica 4900.00 ARS InStock',
    'Grande 8900.00 ARS InStock',
    expect.stringMatching(/ ARS SoldOut$/),
  ])
})

/** spec('decisions beyond-the-documents.6') */
test('a category and a plate say what they hold and the way to them', async () => {
  await api.given.plate(contact, { name: 'Milanesa' })
  const whole = await dataOf(`/menu/${contact.alias}/take-away`)
  for (const thing of [...whole.of('MenuSection'), ...whole.of('MenuItem')]) {
    const { of } = await dataOf(new URL(String(thing.url)).pathname)
    const steps = of('ListItem')
    expect(steps.at(-1)).toMatchObject({ name: thing.name, item: thing.url, position: steps.length })
    expect(of(thing['@type'])[0]).toMatchObject({ name: thing.name, url: thing.url })
    expect(of('Restaurant')).toHaveLength(1)
  }
})

test('a tenant with a host of its own is at home there, also where the shared one is read', async () => {
  await api.given.plate(contact, { name: 'Milanesa' })
  await givenHost(api, 'ombu.example', { of: contact, kind: 'branch' })
  const path = `/menu/${contact.alias}/take-away`
  const { data } = await dataOf(path)
  const addresses = JSON.stringify(data).match(/https?:\/\/[^/"]+/g) ?? []
  expect([...new Set(addresses)].toSorted()).toEqual(['http://ombu.example:3000', 'https://schema.org'])
  const { html } = await renderPage(path, api)
  expect(html).toContain(`<link rel="canonical" href="http://ombu.example:3000${path}"/>`)
  expect(html).toContain(`<meta property="og:url" content="http://ombu.example:3000${path}"/>`)
  expect(decodeURIComponent(html)).toContain(`http://ombu.example:3000/menu/${contact.alias}`)
})
