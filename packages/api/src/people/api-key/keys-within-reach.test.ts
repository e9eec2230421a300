import type { Client } from '@mostrador/contract/client'
import { beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { programWith } from '../../testing/given-program.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

/** A place of the company: which of its brands, and which contact of it; null for all of them. */
type Place = { readonly branch: string | null; readonly branchContact: string | null }

/** A company of two brands; the first one has two contacts. */
const PLACES = ['company', 'brand', 'local', 'second local', 'other brand', 'other contact'] as const

type PlaceName = (typeof PLACES)[number]

/** The keys that somebody reads whose role is at a place: what is there and below it. */
const READS: Readonly<Record<PlaceName, readonly PlaceName[]>> = {
  company: PLACES,
  brand: ['brand', 'local', 'second local'],
  local: ['local'],
  'second local': ['second local'],
  'other brand': ['other brand', 'other contact'],
  'other contact': ['other contact'],
}

let api: TestApi
let shop: GivenShop
let places: Readonly<Record<PlaceName, Place>>
const secrets = new Map<PlaceName, string>()

const placeOfAlias = async (alias: string): Promise<{ readonly id: string; readonly branchId: string }> => {
  const { branchContacts } = dataOf(await shop.owner.getStaffSession())
  const found = branchContacts.find((contact) => contact.alias === alias)
  if (!found) throw new Error(`There is no ${alias}`)
  return found
}

beforeAll(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  const params = { id: shop.branchId }
  const like = { alias: null, copyOf: shop.id }
  const branchContact = dataOf(await shop.owner.addContact({ params, body: { ...like, name: 'Segundo' } }))
  const brand = dataOf(await shop.owner.addBrand({ params, body: { ...like, name: 'Otra' } }))
  const [second, other] = await Promise.all([placeOfAlias(branchContact.alias), placeOfAlias(brand.alias)])
  places = {
    company: { branch: null, branchContact: null },
    brand: { branch: shop.branchId, branchContact: null },
    local: { branch: shop.branchId, branchContact: shop.id },
    'second local': { branch: shop.branchId, branchContact: second.id },
    'other brand': { branch: other.branchId, branchContact: null },
    'other contact': { branch: other.branchId, branchContact: other.id },
  }
  for (const name of PLACES) {
    const body = { ...places[name], name, permissions: ['menu.prices' as const] }
    const { secret } = dataOf(await shop.owner.createApiKey({ params: { id: shop.id }, body }))
    secrets.set(name, secret)
  }
})

const contactIdAt = ({ branch, branchContact }: Place): string =>
  branchContact ??
  (branch === places['other brand'].branch ? places['other contact'].branchContact : shop.id) ??
  ''

async function ownerAt({ branch, branchContact }: Place): Promise<Client> {
  const at = {
    companyId: shop.companyId,
    branchId: branch ?? '',
    id: branchContact ?? '',
  } as GivenShop['contact']
  return api.as(
    await api.given.staff({
      role: 'OWNER',
      ...(branch === null ? { company: at } : branchContact === null ? { branch: at } : { contacts: [at] }),
    }),
  )
}

/** spec('decisions keys-of-programs.10') */
test.each(PLACES)(
  'whoever runs the %s reads the keys there and below it, and revokes those',
  async (name) => {
    const reader = await ownerAt(places[name])
    const params = { id: contactIdAt(places[name]) }
    const { keys } = dataOf(await reader.listApiKeys({ params }))
    expect(keys.map((key) => key.name).toSorted()).toEqual([...READS[name]].toSorted())
    const all = dataOf(await shop.owner.listApiKeys({ params: { id: shop.id } })).keys
    for (const key of all.filter((one) => !READS[name].includes(one.name as PlaceName)))
      expect(await reader.revokeApiKey({ params: { ...params, keyId: key.id } })).toMatchObject({
        problem: { status: 403, code: 'permission-missing' },
      })
  },
)

test('the history of a brand names people and keys that changed something of it', async () => {
  const setPrice = (client: Client, id: string, to: number) =>
    client.changeDocument({
      params: { id },
      body: {
        operations: [
          { kind: 'set', place: ['menus', 'carta', 'plates', 'bife', 'price'], from: 18_500.5, to },
        ],
      },
    })
  const key = (name: PlaceName) => programWith(api, secrets.get(name) ?? '')
  dataOf(await setPrice(key('brand'), shop.branchId, 1))
  dataOf(await setPrice(key('other brand'), places['other brand'].branch ?? '', 2))
  const authors = async (name: PlaceName) => {
    const reader = await ownerAt(places[name])
    const asked = { params: { id: places[name].branch ?? '' }, query: {} }
    return dataOf(await reader.listRevisions(asked)).authors.map((author) => author.name)
  }
  expect(await authors('brand')).toContain('Llave «brand»')
  expect(await authors('brand')).not.toContain('Llave «other brand»')
  expect(await authors('other brand')).toContain('Llave «other brand»')
  expect(await authors('other brand')).not.toContain('Llave «brand»')
})
