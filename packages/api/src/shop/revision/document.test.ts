import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { boardChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

type Ids = {
  readonly companyId: string
  readonly branchId: string
  readonly contactId: string
  readonly alias: string
  readonly orderModeId: string
}

const PLATES = ['menus', 'carta', 'plates']

let api: TestApi
let ids: Ids
let owner: Client

/** A shop that came by its file, with an owner who works in the console. */
beforeEach(async () => {
  api = await startTestApi()
  await givenImportedShop(api)
  const { rows } = await sql<Ids>`
    select m.company_id as "companyId", m.branch_id as "branchId", m.branch_contact_id as "contactId",
      m.id as "orderModeId", a.alias
    from order_modes m join menus on menus.id = m.menu_id and menus.key = 'carta'
      join aliases a on a.branch_contact_id = m.branch_contact_id
    order by m.position limit 1`.execute(api.ports.database)
  if (!rows[0]) throw new Error('The shop sells nothing')
  ids = rows[0]
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: ids as unknown as GivenContact }))
})

const ours = () => ({ params: { id: ids.branchId } })
const read = async (place?: string) => dataOf(await owner.getDocument({ ...ours(), query: { place } }))
const change = (...operations: OperationWire[]) => owner.changeDocument({ ...ours(), body: { operations } })

/** The plates of a category as diners see them. */
async function dinersSee() {
  const { alias, orderModeId } = ids
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId }, query: {} }))
  return menu.plates.map(({ name }) => name)
}

const FLAN = { key: 'flan', category: 'carnes', name: 'Flan casero', price: 4200 }

test('a part of the document is read by its place, with the pictures that it names', async () => {
  const bife = await read('menus/carta/plates/bife')
  expect(bife).toMatchObject({ revision: 1, value: { key: 'bife', price: 18_500.5 } })
  const { image } = bife.value as { readonly image: string }
  expect(bife.pictures).toEqual({
    [image]: { url: expect.stringMatching(/^\/files\/[0-9a-f]{64}$/), color: expect.stringMatching(/^#/) },
  })
  expect(await read('menus/carta/plates/bife/price')).toEqual({ revision: 1, value: 18_500.5, pictures: {} })
  const whole = await read()
  expect(whole.value).toMatchObject({ key: 'parrilla', menus: [{ key: 'carta' }] })
  expect(JSON.stringify(whole.value)).not.toContain('hash:')
})

test('the menus of a branch are read alone, all of them in their order', async () => {
  const second = { key: 'noche', name: 'Noche', categories: [], plates: [] }
  expect(await change({ kind: 'add', place: ['menus', 'noche'], thing: second, after: null })).toMatchObject({
    ok: true,
  })
  const whole = (await read()).value as { readonly menus: readonly unknown[] }
  const { value, pictures } = await read('menus')
  expect(value).toEqual(whole.menus)
  expect(value).toMatchObject([{ key: 'noche' }, { key: 'carta' }])
  expect(Object.keys(pictures)).toContain('bife.png')
})

test('a list that is read without the rest of the branch says what the whole says', async () => {
  const { value } = (await read()) as { readonly value: { readonly indicators?: readonly unknown[] } }
  const { value: indicators } = await read('indicators')
  expect(value.indicators).not.toHaveLength(0)
  expect(indicators).toEqual(value.indicators)
})

/** spec('decisions locals.5') */
test('the menus of the branch are told with what is in them, and who shows which', async () => {
  const { menus, modes } = dataOf(await owner.listMenus(ours()))
  expect(menus).toEqual([
    { key: 'carta', name: 'Carta', categories: expect.any(Number), plates: 2 },
    ...menus.slice(1),
  ])
  expect(modes.map(({ paymentTypes }) => paymentTypes)).toContainEqual(['efectivo', 'tarjeta'])
  expect(modes).toContainEqual(
    expect.objectContaining({
      branchContact: { id: ids.contactId, key: 'centro', name: expect.any(String) },
      type: expect.any(String),
      menu: 'carta',
    }),
  )
})

test.each(['menus/otra', 'menus/carta/plates/bife/price/x', 'constructor', 'menus/length'])(
  'nothing stands at %s',
  async (place) => {
    expect(await owner.getDocument({ ...ours(), query: { place } })).toMatchObject({
      problem: { status: 404, code: 'place-not-found' },
    })
  },
)

test('a plate is added, moved and taken out, and diners see it at once', async () => {
  const before = await dinersSee()
  const place = [...PLATES, 'flan']
  expect(await change({ kind: 'add', place, thing: FLAN, after: 'bife' })).toEqual({
    ok: true,
    data: { revision: 2 },
  })
  expect(await dinersSee()).toEqual(before.toSpliced(1, 0, 'Flan casero'))
  expect(await change({ kind: 'move', place, from: 'bife', to: null })).toMatchObject({ ok: true })
  expect(await dinersSee()).toEqual(['Flan casero', ...before])
  expect(await change({ kind: 'remove', place, thing: FLAN, after: null })).toMatchObject({ ok: true })
  expect(await dinersSee()).toEqual(before)
  const { revisions } = dataOf(await owner.listRevisions({ ...ours(), query: {} }))
  expect(revisions.map(({ sentences }) => sentences[0]).slice(0, 3)).toEqual([
    'Se quitó el plato "Flan casero" (Parrilla › Carta)',
    expect.stringMatching(/^Se movió el plato .*\(Parrilla › Carta\)$/),
    'Se agregó el plato "Flan casero" (Parrilla › Carta)',
  ])
})

test.each(['SHEET', 'RULE'] as const)('a change by the door %s is known by it', async (door) => {
  const price: OperationWire = { kind: 'set', place: [...PLATES, 'bife', 'price'], from: 18_500.5, to: 1 }
  expect(await owner.changeDocument({ ...ours(), body: { operations: [price], door } })).toMatchObject({
    ok: true,
  })
  const { revisions } = dataOf(await owner.listRevisions({ ...ours(), query: {} }))
  expect(revisions[0]).toMatchObject({ door, by: 'Sofía', undoable: true })
})

test('one operation that cannot be stops all of them, and says where', async () => {
  const price: OperationWire = { kind: 'set', place: [...PLATES, 'bife', 'price'], from: 18_500.5, to: 1 }
  const place = [...PLATES, 'flan']
  const nowhere = { ...FLAN, category: 'postres' }
  expect(await change(price, { kind: 'add', place, thing: nowhere, after: null })).toMatchObject({
    problem: {
      status: 422,
      code: 'change-refused',
      errors: [{ code: 'key-unknown', path: 'menus/carta/plates/flan/category' }],
    },
  })
  expect(await read('menus/carta/plates/bife/price')).toMatchObject({ revision: 1, value: 18_500.5 })
})

test('a person whose place changed meanwhile is told who changed it, and when', async () => {
  const place = [...PLATES, 'bife', 'price']
  await change({ kind: 'set', place, from: 18_500.5, to: 19_000 })
  const at = api.clock.now.toISOString()
  await change({ kind: 'set', place: [...PLATES, 'bife', 'description'], from: 'Con hueso', to: 'Sin' })
  expect(await change({ kind: 'set', place, from: 18_500.5, to: 20_000 })).toMatchObject({
    problem: {
      status: 409,
      errors: [{ path: 'menus/carta/plates/bife/price', expected: 19_000, by: 'Sofía', at }],
    },
  })
})

test('the last person who changed a place is named before a conflict, and no person for a command', async () => {
  const place = [...PLATES, 'bife', 'price']
  await change({ kind: 'set', place, from: 18_500.5, to: 19_000 })
  const last = async (at: string) => dataOf(await owner.getLastChange({ ...ours(), query: { place: at } }))
  expect(await last(place.join('/'))).toEqual({ by: 'Sofía', at: api.clock.now.toISOString() })
  expect(await last('menus/carta/plates/bife/name')).toEqual({ by: null, at: api.clock.now.toISOString() })
})

/** spec('decisions every-field-has-a-screen.2') */
test('the own fields of a branch are read without its lists, as the whole document has them', async () => {
  await change(
    { kind: 'set', place: ['host'], to: 'pedidos.prueba.test' },
    { kind: 'set', place: ['npsThreshold'], to: 4.5 },
    { kind: 'set', place: ['chat'], to: { url: 'https://chat.prueba.test', token: 'abcdef123' } },
  )
  const whole = (await read()).value as Readonly<Record<string, unknown>>
  const own = dataOf(await owner.getDocument({ ...ours(), query: { fields: 'own' } }))
  const lists = Object.entries(whole).filter(
    ([field, value]) => Array.isArray(value) || field.toLowerCase().endsWith('loyalty'),
  )
  expect(lists.length).toBeGreaterThan(4)
  const left = Object.fromEntries(
    Object.entries(whole).filter((entry) => !lists.some(([f]) => f === entry[0])),
  )
  expect(own.value).toEqual(left)
  expect(own.value).toMatchObject({ npsThreshold: 4.5, host: 'pedidos.prueba.test' })
})

/** spec('decisions every-field-has-a-screen.2') */
test.each([
  'paymentTypes',
  'campaigns',
  'customisations',
  'loyalty',
  'loyaltyRewards',
  'surveys',
  'discountCodes',
])('%s are read alone as the whole document has them', async (list) => {
  const whole = (await read()).value as Readonly<Record<string, unknown>>
  expect(whole[list]).toBeDefined()
  expect((await read(list)).value).toEqual(whole[list])
})

/** spec('decisions every-field-has-a-screen.2') */
test('reading the own fields costs the same for any number of branch contacts', async () => {
  const ask = () => owner.getDocument({ ...ours(), query: { fields: 'own' } })
  const asked = await statementsOf(ask)
  expect(asked.filter((text) => text.includes('branch_contacts') && !text.includes('staff'))).toEqual([])
  expect(asked.length).toBeLessThan(8)
})

/** spec('decisions every-field-has-a-screen.3') */
test('the company itself is changed from any of its branches, by its owners alone', async () => {
  const company = (await read('company')).value as { readonly name: string }
  const rename: OperationWire = { kind: 'set', place: ['company', 'name'], from: company.name, to: 'Grupo' }
  const manager = await api.as(
    await api.given.staff({ role: 'MANAGER', company: ids as unknown as GivenContact }),
  )
  expect(await manager.changeDocument({ ...ours(), body: { operations: [rename] } })).toMatchObject({
    problem: { status: 403, code: 'permission-missing' },
  })
  expect(await manager.getDocument({ ...ours(), query: { place: 'company' } })).toMatchObject({
    problem: { status: 403 },
  })
  expect(await change(rename)).toMatchObject({ ok: true })
  expect((await read('company')).value).toMatchObject({ name: 'Grupo' })
  expect(await change(rename)).toMatchObject({
    problem: { status: 409, errors: [{ path: 'company/name', expected: 'Grupo' }] },
  })
})

test.each<readonly [string, OperationWire]>([
  ['a thing under another key', { kind: 'add', place: [...PLATES, 'torta'], thing: FLAN, after: null }],
  ['no place', { kind: 'set', place: [], to: 1 }],
])('%s is no operation', async (_name, operation) => {
  expect(await change(operation)).toMatchObject({ problem: { status: 400, code: 'invalid-request' } })
})

test('a place out of reach of a branch is not changed', async () => {
  for (const place of [['..', 'company', 'name'], ['__proto__', 'x'], ['staff'], ['key']])
    expect(await change({ kind: 'set', place, to: 'x' })).toMatchObject({ ok: false })
  expect(await read()).toMatchObject({ revision: 1 })
})

test('a change of a thousand plates is one body and one revision', async () => {
  const name = 'x'.repeat(120)
  const description = 'y'.repeat(300)
  const operations = Array.from({ length: 1000 }, (_, at): OperationWire => {
    const key = `plato-${at}`
    const thing = { key, category: 'carnes', name, description, price: at }
    return { kind: 'add', place: [...PLATES, key], thing, after: at === 0 ? null : `plato-${at - 1}` }
  })
  expect(await change(...operations)).toEqual({ ok: true, data: { revision: 2 } })
  expect(await dinersSee()).toHaveLength(1002)
})

test('the consoles of the branch hear of it', async () => {
  await change({ kind: 'set', place: [...PLATES, 'bife', 'price'], from: 18_500.5, to: 19_000 })
  expect(api.published).toContainEqual({
    channel: boardChannel(ids.contactId),
    event: liveEvents.documentUpdated,
    data: { revision: 2 },
  })
})
