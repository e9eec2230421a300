import { randomBytes } from 'node:crypto'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import type { SetupLackCode } from '@mostrador/domain/setup/setup-lack'
import { expect, test } from 'vitest'
import { openFoundingLink } from '../founding/founding-store.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { orderBody } from '../../testing/order-body.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const OWNER = { name: 'Ana Paz', email: 'ana@example.com', password: 'una frase que recuerdo' }

const CONTACT = ['branchContacts', 'lo-de-ana-local']
const set = (place: readonly string[], from: unknown, to: unknown): OperationWire => ({
  kind: 'set',
  place: [...place],
  from,
  to,
})
const add = (place: readonly string[], thing: object): OperationWire => ({
  kind: 'add',
  place: [...place],
  thing: { ...thing },
  after: null,
})

const ADDRESS = set([...CONTACT, 'address'], undefined, {
  street: 'Thames',
  number: '1500',
  city: 'Buenos Aires',
})
const PHONE = set([...CONTACT, 'whatsAppPhone'], undefined, '+5491155550100')
const MENU = [
  add(['menus', 'carta', 'categories', 'pizzas'], { key: 'pizzas', name: 'Pizzas' }),
  add(['menus', 'carta', 'garnishGroups', 'masa'], {
    key: 'masa',
    name: 'Masa',
    mandatory: true,
    minGarnishAmount: 1,
    maxGarnishAmount: 1,
    garnishes: [{ key: 'fina', name: 'Fina' }],
  }),
  add(['menus', 'carta', 'plates', 'muzza'], {
    key: 'muzza',
    category: 'pizzas',
    name: 'Muzzarella',
    price: 9000,
    garnishGroups: ['masa'],
  }),
]

/** A shop that was founded a moment ago, and its owner. */
async function newShop() {
  const api = await startTestApi()
  const token = secretToken(randomBytes)
  await openFoundingLink(api.ports.database, { token, now: api.clock.now, isFirst: true, email: null })
  const shop = { shop: 'Lo de Ana', alias: 'lo-de-ana', country: 'ar', kitchen: 'pizzeria' } as const
  const timeZone = 'America/Argentina/Buenos_Aires'
  dataOf(await api.client.foundCompany({ body: { token, ...OWNER, ...shop, timeZone } }))
  const owner = await api.as(OWNER)
  const [contact] = dataOf(await owner.getStaffSession()).branchContacts
  if (!contact) throw new Error('no contact')
  const params = { id: contact.id }
  const change = async (...operations: OperationWire[]): Promise<void> => {
    dataOf(await owner.changeDocument({ params: { id: contact.branchId }, body: { operations } }))
  }
  const lacks = async (): Promise<readonly SetupLackCode[]> => dataOf(await owner.getSetup({ params })).lacks
  const publish = () => owner.publishContact({ params })
  return { api, owner, contact, change, lacks, publish }
}

/** spec('decisions founding.5') */
test('missing steps are listed, refuse publishing, and go as they are done', async () => {
  const { change, lacks, publish, contact, api } = await newShop()
  expect(await lacks()).toEqual(['address-missing', 'phone-missing', 'no-plates'])
  expect(await publish()).toMatchObject({
    problem: {
      status: 409,
      code: 'setup-incomplete',
      errors: [
        { code: 'address-missing', path: 'place' },
        { code: 'phone-missing', path: 'place' },
        { code: 'no-plates', path: 'menu' },
      ],
    },
  })
  await change(...MENU)
  expect(await lacks()).toEqual(['address-missing', 'phone-missing'])
  await change(ADDRESS)
  await change(PHONE)
  expect(await lacks()).toEqual([])
  expect(contact.published).toBe(false)
  const both = await Promise.all([publish(), publish()])
  expect(both).toMatchObject([{ ok: true }, { ok: true }])
  expect(await publish()).toMatchObject({ data: { revision: null } })
  const revisions = await api.ports.database.selectFrom('revisions').select(['door', 'operations']).execute()
  const opened = revisions.filter(({ operations }) => JSON.stringify(operations).includes('blocked"]'))
  expect(opened).toMatchObject([{ door: 'CONSOLE' }])
})

/** spec('decisions founding.6') */
test('the public can order at a branch contact that lacks nothing, and at no other', async () => {
  const { api, change, publish, contact, owner } = await newShop()
  await change(...MENU, ADDRESS, PHONE)
  const menu = dataOf(await owner.getConsoleMenu({ params: { id: contact.id } }))
  const { id: cash } = await api.ports.database
    .selectFrom('payment_types')
    .select('id')
    .executeTakeFirstOrThrow()
  const given = { id: contact.id, alias: contact.alias, payments: { cash } } as unknown as GivenContact
  const info = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  const [mode] = info.deliveryConfig.orderModes
  const wire = dataOf(
    await api.client.getMenu({ params: { alias: contact.alias, orderModeId: mode?.id ?? '' } }),
  )
  const [plate] = wire.plates
  const groups = wire.garnishGroups
  expect(menu).toBeDefined()
  const wanted = { plate: { ...plate, groups }, garnishes: [groups[0]?.garnishes[0]?.id] }
  const body = await orderBody(api.client, given, { items: [wanted as never] })
  const order = () =>
    api.client.placeOrder({ body, headers: { 'idempotency-key': secretToken(randomBytes) } })
  expect(await order()).toMatchObject({ problem: { code: 'order-refused' } })
  expect(await publish()).toMatchObject({ ok: true })
  expect(await order()).toMatchObject({ ok: true })
})

type Shop = Awaited<ReturnType<typeof newShop>>

const hidden = ['menus', 'carta', 'plates', 'muzza', 'visible']

test.each<[SetupLackCode, (shop: Shop) => Promise<unknown>]>([
  [
    'never-open',
    async ({ owner, change, contact }) => {
      const place = [...CONTACT, 'hours']
      const asked = { params: { id: contact.branchId }, query: { place: place.join('/') } }
      await change(set(place, dataOf(await owner.getDocument(asked)).value, undefined))
    },
  ],
  ['no-mode', ({ change }) => change(set([...CONTACT, 'orderModes', 'retiro', 'active'], undefined, false))],
  ['ordering-off', ({ change }) => change(set([...CONTACT, 'orderEnabled'], undefined, false))],
  [
    // The document's check lets nobody do this: a provider that the operator took away does.
    'no-payment',
    async ({ api: { ports, clock } }) => {
      await ports.database.updateTable('payment_types').set({ active: false }).execute()
      await ports.database
        .updateTable('branch_contacts')
        .set(({ eb }) => ({ catalog_version: eb('catalog_version', '+', 1) }))
        .execute()
      clock.now = new Date(clock.now.getTime() + 5000)
    },
  ],
  ['no-plates', ({ change }) => change(set(hidden, undefined, false))],
  [
    'no-plate-sold',
    async ({ owner, contact, api }) => {
      const { id } = await api.ports.database.selectFrom('plates').select('id').executeTakeFirstOrThrow()
      const body = { thing: { kind: 'PLATE', id }, soldOut: true, lasting: { kind: 'NOTICE' } } as const
      dataOf(await owner.setSoldOut({ params: { id: contact.id }, body }))
    },
  ],
])('%s is missed, and publishing refused', async (code, spoil) => {
  const shop = await newShop()
  await shop.change(...MENU, ADDRESS, PHONE)
  await spoil(shop)
  expect(await shop.lacks()).toEqual([code])
  expect(await shop.publish()).toMatchObject({ problem: { code: 'setup-incomplete', errors: [{ code }] } })
})

/** spec('decisions founding.11') */
test('of a shop without a mode menu and hours are missed as well, and not taken for done', async () => {
  const { api, change, lacks, owner, contact } = await newShop()
  await change(ADDRESS, PHONE, set([...CONTACT, 'orderModes', 'retiro', 'active'], undefined, false))
  expect(await lacks()).toEqual(['no-mode', 'no-plates'])
  const place = [...CONTACT, 'hours']
  const asked = { params: { id: contact.branchId }, query: { place: place.join('/') } }
  await change(set(place, dataOf(await owner.getDocument(asked)).value, undefined))
  expect(await lacks()).toEqual(['no-mode', 'never-open', 'no-plates'])
  const setup = async () => dataOf(await owner.getSetup({ params: { id: contact.id } }))
  expect((await setup()).rehearsed).toBe(false)
  const params = { id: contact.id }
  dataOf(await owner.startRehearsal({ params }))
  expect((await setup()).rehearsed).toBe(false)
  await api.ports.database.updateTable('rehearsals').set({ last_number: 1 }).execute()
  expect((await setup()).rehearsed).toBe(true)
})

test('it is the same at night: a shop is judged by when it opens next', async () => {
  const { api, change, lacks } = await newShop()
  await change(...MENU, ADDRESS, PHONE)
  api.clock.now = new Date('2026-11-20T08:00:00.000Z')
  expect(await lacks()).toEqual([])
})
