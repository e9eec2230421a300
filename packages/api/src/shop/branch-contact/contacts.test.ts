import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenContact
let owner: Client

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenImportedShop(api)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: shop }))
})

const ours = () => ({ params: { id: shop.branchId } })
type Typed = { name?: string; alias?: string | null; copyOf?: string | null }
const addContact = (typed: Typed = {}, by = owner) =>
  by.addContact({ ...ours(), body: { name: 'Norte', alias: null, copyOf: shop.id, ...typed } })
const addBrand = (typed: Typed = {}, by = owner) =>
  by.addBrand({ ...ours(), body: { name: 'Dulces', alias: null, copyOf: shop.id, ...typed } })
const brands = async (by = owner) => dataOf(await by.listContacts({ params: { id: shop.id } })).brands
const document = async (place: string, branchId = shop.branchId) =>
  dataOf(await owner.getDocument({ params: { id: branchId }, query: { place } })).value as Record<
    string,
    unknown
  >
const change = async (...operations: OperationWire[]) =>
  dataOf(await owner.changeDocument({ ...ours(), body: { operations } }))
const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })

/** spec('decisions locals.1') */
test('a contact like another one works like it, in its own place, and nobody finds it yet', async () => {
  const made = dataOf(await addContact())
  expect(made).toMatchObject({ alias: 'parrilla-norte', branchId: shop.branchId })
  const [like, copy] = [
    await document('branchContacts/centro'),
    await document('branchContacts/parrilla-norte'),
  ]
  expect(copy).toMatchObject({ name: 'Norte', blocked: true, timeZone: like.timeZone, hours: like.hours })
  expect(copy).toMatchObject({ orderModes: like.orderModes, deliveryZones: like.deliveryZones })
  for (const own of ['address', 'location', 'callPhone', 'whatsAppPhone', 'alerts', 'alias', 'host'])
    expect(copy).not.toHaveProperty(own)
  const [brand] = await brands()
  expect(brand?.locals.map(({ alias, state }) => [alias, state])).toEqual([
    ['centro', 'CLOSED'],
    ['parrilla-norte', 'UNPUBLISHED'],
  ])
  const [, contact] = brand?.locals ?? []
  expect(dataOf(await owner.getSetup({ params: { id: contact?.id ?? '' } }))).toMatchObject({
    published: false,
    lacks: expect.arrayContaining(['address-missing', 'phone-missing']),
  })
  const [newest] = dataOf(await owner.listRevisions({ ...ours(), query: {} })).revisions
  expect(newest).toMatchObject({ number: made.revision, by: 'Sofía', undoable: true })
  expect(newest?.sentences).toEqual(['Se agregó el local "Norte" (Parrilla)'])
})

/** spec('decisions locals.1') */
test('one with nothing begins with the menu to fetch, and no hours until somebody says them', async () => {
  expect(dataOf(await addContact({ name: 'Parrilla Sur', copyOf: null })).alias).toBe('parrilla-sur')
  expect(await document('branchContacts/parrilla-sur')).toEqual({
    key: 'parrilla-sur',
    name: 'Parrilla Sur',
    timeZone: 'America/Argentina/Buenos_Aires',
    blocked: true,
    orderModes: [
      {
        key: 'retiro',
        type: 'TAKE_AWAY',
        menu: 'carta',
        minDelayInMinutes: 20,
        maxDelayInMinutes: 30,
        paymentTypes: ['efectivo'],
      },
    ],
  })
  const [, contact] = (await brands())[0]?.locals ?? []
  expect(dataOf(await owner.getSetup({ params: { id: contact?.id ?? '' } })).lacks).toContain('never-open')
})

/** spec('decisions locals.2') */
test('a brand like another one sells the same by another name, and no account goes with it', async () => {
  await change({
    kind: 'add',
    place: ['paymentTypes', 'banco'],
    thing: {
      key: 'banco',
      paymentMethod: 'OTHER',
      showName: 'Transferencia',
      transfer: { alias: 'prueba.mp', holder: 'Ana', mark: 'AMOUNT' },
    },
    after: null,
  })
  const made = dataOf(await addBrand())
  expect(made).toMatchObject({ alias: 'dulces-local' })
  expect(made.branchId).not.toBe(shop.branchId)
  const whole = JSON.stringify(await document('menus', made.branchId))
  expect(whole).toContain('Bife de chorizo')
  const ways = (await document('paymentTypes', made.branchId)) as unknown as readonly object[]
  expect(ways).toMatchObject([
    { key: 'banco', showName: 'Transferencia', active: false },
    { key: 'efectivo' },
    { key: 'tarjeta' },
  ])
  expect(JSON.stringify(ways)).not.toMatch(/prueba\.mp|holder/)
  const own = dataOf(
    await owner.getDocument({ params: { id: made.branchId }, query: { fields: 'own' } }),
  ).value
  expect(own).toMatchObject({ name: 'Dulces', country: 'ar' })
  expect(JSON.stringify(own)).not.toMatch(/banner\.png|instagram/)
  expect(
    (await brands()).map(({ name, locals: contacts }) => [name, contacts.map(({ state }) => state)]),
  ).toEqual([
    ['Parrilla', ['CLOSED']],
    ['Dulces', ['UNPUBLISHED']],
  ])
})

test('a mode of which no way to pay is left takes no orders until there is one', async () => {
  const way = {
    key: 'banco',
    paymentMethod: 'OTHER',
    showName: 'Transferencia',
    transfer: { alias: 'prueba.mp', holder: 'Ana', mark: 'AMOUNT' },
  }
  const modes = (await document('branchContacts/centro')).orderModes as readonly {
    key: string
    paymentTypes: string[]
  }[]
  await change(
    { kind: 'add', place: ['paymentTypes', 'banco'], thing: way, after: null },
    ...modes.map(({ key, paymentTypes }): OperationWire => ({
      kind: 'set',
      place: ['branchContacts', 'centro', 'orderModes', key, 'paymentTypes'],
      from: paymentTypes,
      to: ['banco'],
    })),
  )
  const { branchId } = dataOf(await addBrand())
  const copied = (await document('branchContacts/dulces-local', branchId)).orderModes
  expect(copied).toEqual(modes.map(({ key }) => expect.objectContaining({ key, orderEnabled: false })))
})

/** spec('decisions locals.2') */
test('a brand with nothing begins as a shop that was founded', async () => {
  const { branchId } = dataOf(await addBrand({ copyOf: null, alias: 'dulces-de-ana' }))
  expect(await document('branchContacts/dulces-de-ana-local', branchId)).toMatchObject({
    name: 'Dulces',
    blocked: true,
    timeZone: 'America/Argentina/Buenos_Aires',
    hours: expect.anything(),
  })
  expect(await document('menus', branchId)).toEqual([
    { key: 'carta', name: 'Carta', categories: [], plates: [] },
  ])
})

/** spec('decisions locals.3') */
test('undoing an addition removes all of it, and frees its address', async () => {
  const contact = dataOf(await addContact())
  const brand = dataOf(await addBrand())
  for (const { branchId, revision } of [brand, contact])
    dataOf(await owner.undoRevision({ params: { id: branchId, number: revision ?? 0 } }))
  expect((await brands()).map(({ locals: contacts }) => contacts.length)).toEqual([1])
  expect(dataOf(await addContact()).alias).toBe('parrilla-norte')
})

/** spec('decisions locals.3') */
test('of several who add the same at once each has an address, and of one that was typed one', async () => {
  const made = await Promise.all([addContact(), addContact(), addContact(), addBrand(), addBrand()])
  expect(made.map((one) => dataOf(one).alias).toSorted()).toEqual([
    'dulces-2-local',
    'dulces-local',
    'parrilla-norte',
    'parrilla-norte-2',
    'parrilla-norte-3',
  ])
  const typed = await Promise.all([addContact({ alias: 'el-sur' }), addContact({ alias: 'el-sur' })])
  expect(typed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(typed.find(({ ok }) => !ok)).toMatchObject(problem(409, 'alias-taken'))
  expect((await brands())[0]?.locals).toHaveLength(5)
})

test.each([
  [{ name: '  ' }, 422, 'place-name-missing'],
  [{ name: 'x'.repeat(121) }, 422, 'place-name-too-long'],
  [{ alias: 'Mi Local' }, 422, 'alias-invalid'],
  [{ alias: '' }, 422, 'alias-invalid'],
  [{ alias: 'checkout' }, 422, 'alias-reserved'],
  [{ alias: 'parrilla-prueba' }, 409, 'alias-taken'],
  [{ alias: 'centro' }, 409, 'alias-taken'],
  [{ alias: 'prueba' }, 409, 'alias-taken'],
  [{ copyOf: '0198c000-0000-7000-8000-0000000000aa' }, 404, 'branch-contact-not-found'],
] as const)('%j adds nothing and says why', async (typed, status, code) => {
  expect(await addContact(typed)).toMatchObject(problem(status, code))
  expect(await addBrand(typed)).toMatchObject(problem(status, code))
  expect((await brands()).map(({ locals: contacts }) => contacts.length)).toEqual([1])
})

test('a name that makes no address of its own gets one, and names of another kind too', async () => {
  expect(dataOf(await addBrand({ name: 'Menú' })).alias).toBe('local-menu-local')
  expect(dataOf(await addBrand({ name: '寿司' })).alias).toBe('local-local')
  expect(dataOf(await addBrand({ name: 'ñ'.repeat(120) })).alias).toHaveLength(54)
})

test('the contact of another company is no model, and its address is taken', async () => {
  const other = await api.given.branchContact()
  expect(await addContact({ copyOf: other.id })).toMatchObject(problem(404, 'branch-contact-not-found'))
  expect(await addContact({ alias: other.alias })).toMatchObject(problem(409, 'alias-taken'))
})

/** spec('decisions locals.4') */
test('staff who may not make branch contacts make none, and see their own alone', async () => {
  dataOf(await addContact())
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: shop }))
  const cashier = await api.as(await api.given.staff({ role: 'CASHIER', contacts: [shop] }))
  expect(await addContact({ name: 'Oeste' }, manager)).toMatchObject({ ok: true })
  expect(await addBrand({}, manager)).toMatchObject(problem(403, 'permission-missing'))
  expect(await addContact({ alias: 'centro' }, cashier)).toMatchObject(problem(403, 'permission-missing'))
  expect((await brands(cashier)).map(({ locals: contacts }) => contacts.map(({ name }) => name))).toEqual([
    ['Centro'],
  ])
})
