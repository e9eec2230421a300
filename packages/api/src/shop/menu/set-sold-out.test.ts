import type { Client } from '@mostrador/contract/client'
import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

type Thing = SoldOutChange['thing']
type Lasting = Extract<SoldOutChange, { soldOut: true }>['lasting']

const mark = (thing: Thing, lasting: Lasting = { kind: 'TOMORROW' }, client = cashier) =>
  client.setSoldOut({ params: { id: contact.id }, body: { thing, soldOut: true, lasting } })
const unmark = (thing: Thing) =>
  cashier.setSoldOut({ params: { id: contact.id }, body: { thing, soldOut: false } })

const data = <Data>(result: { ok: true; data: Data } | { ok: false; problem: { code: string } }): Data => {
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}

const dinersMenu = async () => {
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  return data(await api.client.getMenu({ params: { alias: contact.alias, orderModeId } }))
}
const consoleMenu = async () => data(await cashier.getConsoleMenu({ params: { id: contact.id } }))

/** spec('decisions beyond-the-documents.5') */
test('a plate is marked sold out and back, and diners see it at once', async () => {
  const { id } = await api.given.plate(contact)
  const thing: Thing = { kind: 'PLATE', id }
  const seen = async () => [
    (await dinersMenu()).plates[0]?.soldOut,
    (await consoleMenu()).categories[0]?.plates[0]?.soldOut,
  ]

  expect(await seen()).toEqual([false, false])
  for (let times = 0; times < 2; times += 1) {
    expect(await mark(thing)).toMatchObject({ ok: true, data: { soldOut: true } })
    expect(await seen()).toEqual([true, true])
  }
  expect(await unmark(thing)).toMatchObject({ data: { soldOut: false, backAt: null } })
  expect(await seen()).toEqual([false, false])
  expect(api.published).toContainEqual({
    channel: 'catalog',
    event: 'catalog-changed',
    data: { branchContactIds: [contact.id] },
  })
})

/** spec('decisions who-sees-what.5') */
test('a menu or a plate of somebody else is as good as not there', async () => {
  const theirs = await api.given.branchContact()
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const plate = await api.given.plate(theirs, { ingredients: ['palta'] })
  for (const { id } of [theirs, sibling]) {
    expect(await cashier.getConsoleMenu({ params: { id } })).toMatchObject({
      problem: { status: 404, code: 'branch-contact-not-found' },
    })
  }
  const things = [
    { kind: 'PLATE', id: plate.id },
    { kind: 'SIZE', id: plate.id },
    { kind: 'GARNISH', id: 'nothing' },
    { kind: 'INGREDIENT', id: 'palta' },
  ] as const
  for (const { id } of [contact, theirs]) {
    for (const thing of things) {
      const body = { thing, soldOut: true, lasting: { kind: 'NOTICE' } } as const
      expect(await cashier.setSoldOut({ params: { id }, body })).toMatchObject({
        problem: { status: 404, code: 'plate-not-found' },
      })
    }
  }
  const marks = await api.ports.database.selectFrom('sold_out_plates').select('plate_id').execute()
  expect(marks).toEqual([])
})

test('a mark costs the same few statements, beside the three that know who asks', async () => {
  const { id } = await api.given.plate(contact)
  await dinersMenu()
  const sent = await statementsOf(() => mark({ kind: 'PLATE', id }))
  // Where it is, begin, lock, look, write, commit, and who is told.
  expect(sent).toHaveLength(3 + 7)
  // Made once more it changes nothing, and nothing is written.
  await dinersMenu()
  expect(await statementsOf(() => mark({ kind: 'PLATE', id }))).toHaveLength(3 + 5)
})

describe('for how long', () => {
  // It is Friday, and the contact opens at noon.
  beforeEach(async () => {
    contact = await api.given.branchContact({ hours: { start: 12 * 60, duration: 12 * 60 } })
    cashier = await api.as(await api.given.staff({ contacts: [contact] }))
    api.clock.now = new Date('2026-11-20T22:00:00Z')
  })

  test.each<[Lasting, string | null]>([
    [{ kind: 'HALF_HOUR' }, '2026-11-20T22:30:00.000Z'],
    [{ kind: 'TWO_HOURS' }, '2026-11-21T00:00:00.000Z'],
    [{ kind: 'TOMORROW' }, '2026-11-21T15:00:00.000Z'],
    [{ kind: 'DATE', date: '2026-11-23' }, '2026-11-23T15:00:00.000Z'],
    [{ kind: 'NOTICE' }, null],
  ])('%o is by the contact’s own clock', async (lasting, backAt) => {
    const { id } = await api.given.plate(contact)
    expect(data(await mark({ kind: 'PLATE', id }, lasting))).toEqual({ soldOut: true, backAt })
    const [plate] = (await dinersMenu()).plates
    expect([plate?.soldOut, plate?.backAt ?? null]).toEqual([true, backAt])
    const menu = await consoleMenu()
    expect(menu.categories[0]?.plates[0]).toMatchObject({ soldOut: true, backAt, marked: true, without: [] })
    expect(menu.tomorrowAt).toBe('2026-11-21T15:00:00.000Z')
    if (!backAt) return
    api.clock.now = new Date(backAt)
    expect((await dinersMenu()).plates[0]).not.toHaveProperty('backAt')
    expect((await consoleMenu()).categories[0]?.plates[0]).toMatchObject({ soldOut: false, marked: false })
  })

  test('a mark that is made again lasts as long as was said last', async () => {
    const { id } = await api.given.plate(contact)
    await mark({ kind: 'PLATE', id }, { kind: 'NOTICE' })
    await mark({ kind: 'PLATE', id }, { kind: 'HALF_HOUR' })
    expect((await dinersMenu()).plates[0]?.backAt).toBe('2026-11-20T22:30:00.000Z')
  })

  test('a date that has come is none', async () => {
    const { id } = await api.given.plate(contact)
    expect(await mark({ kind: 'PLATE', id }, { kind: 'DATE', date: '2026-11-20' })).toMatchObject({
      problem: { status: 422, code: 'sold-out-date-invalid' },
    })
    expect((await dinersMenu()).plates[0]?.soldOut).toBe(false)
  })
})

test('an ingredient takes all that is made with it along, sizes and other plates stay', async () => {
  const tostada = await api.given.plate(contact, { name: 'Tostada', ingredients: ['palta', 'pan'] })
  const bowl = await api.given.plate(contact, {
    name: 'Bowl',
    sizes: [
      { name: 'Chico', price: 1000 },
      { name: 'Grande', price: 2000 },
    ],
    groups: [{ garnishes: [{ name: 'Guacamole', ingredients: ['palta'] }, { name: 'Hummus' }] }],
  })
  expect((await consoleMenu()).ingredients).toMatchObject([
    { name: 'palta', plates: 1, garnishes: 1, soldOut: false },
    { name: 'pan', plates: 1, garnishes: 0 },
  ])
  await mark({ kind: 'INGREDIENT', id: 'palta' }, { kind: 'TWO_HOURS' })
  const menu = await dinersMenu()
  const backAt = new Date(api.clock.now.getTime() + 2 * 60 * 60_000).toISOString()
  expect(menu.plates.map(({ id, soldOut, backAt: at }) => [id, soldOut, at])).toEqual([
    [tostada.id, true, backAt],
    [bowl.id, false, undefined],
  ])
  expect(
    menu.garnishGroups[0]?.garnishes.map(({ name, soldOut, backAt: at }) => [name, soldOut, at]),
  ).toEqual([
    ['Guacamole', true, backAt],
    ['Hummus', undefined, undefined],
  ])
  expect(menu).not.toHaveProperty('plates.0.ingredients')
  const [plate] = (await consoleMenu()).categories[0]?.plates ?? []
  expect(plate).toMatchObject({ soldOut: true, marked: false, without: ['palta'], backAt })

  // A plate that was marked by itself stays sold out when the ingredient is back.
  await mark({ kind: 'PLATE', id: tostada.id }, { kind: 'NOTICE' })
  expect((await dinersMenu()).plates[0]).not.toHaveProperty('backAt')
  await unmark({ kind: 'INGREDIENT', id: 'palta' })
  expect((await consoleMenu()).categories[0]?.plates[0]).toMatchObject({ marked: true, without: [] })
})

test('a plate is sold out with the last of its sizes, or without what its group demands', async () => {
  const jugo = await api.given.plate(contact, {
    sizes: [
      { name: 'Vaso', price: 1000 },
      { name: 'Jarra', price: 2000 },
    ],
    groups: [
      { mandatory: true, max_garnish_amount: 1, garnishes: [{ name: 'Naranja' }, { name: 'Pomelo' }] },
    ],
  })
  const [vaso, jarra] = jugo.sizes
  const [naranja, pomelo] = jugo.groups[0]?.garnishes ?? []
  const things: readonly [Thing, boolean][] = [
    [{ kind: 'SIZE', id: vaso?.id ?? '' }, false],
    [{ kind: 'SIZE', id: jarra?.id ?? '' }, true],
    [{ kind: 'GARNISH', id: naranja?.id ?? '' }, false],
    [{ kind: 'GARNISH', id: pomelo?.id ?? '' }, true],
  ]
  for (const [thing, isGone] of things) {
    await mark(thing)
    expect((await dinersMenu()).plates[0]?.soldOut).toBe(isGone)
    const [plate] = (await consoleMenu()).categories[0]?.plates ?? []
    expect(plate).toMatchObject({ soldOut: isGone, marked: false })
    if (!isGone) continue
    for (const [other] of things) await unmark(other)
  }
})

test('an order of a size or a garnish that ran out is refused by name', async () => {
  const plate = await api.given.plate(contact, {
    name: 'Pizza',
    sizes: [
      { name: 'Chica', price: 1000 },
      { name: 'Grande', price: 2000 },
    ],
    groups: [{ garnishes: [{ name: 'Palta', ingredients: ['palta'] }, { name: 'Rúcula' }] }],
  })
  const [chica, grande] = plate.sizes.map(({ id }) => id)
  const palta = plate.groups[0]?.garnishes[0]?.id ?? ''
  const items = [
    { plate, sizeId: chica ?? '' },
    { plate, sizeId: grande ?? '', garnishes: [palta] },
  ]
  const body = await api.given.orderBody(contact, { items })
  await mark({ kind: 'SIZE', id: chica ?? '' })
  await mark({ kind: 'INGREDIENT', id: 'palta' })
  expect(await api.client.placeOrder({ headers: { 'idempotency-key': 'too-late' }, body })).toMatchObject({
    problem: {
      code: 'order-refused',
      errors: [
        { code: 'option-sold-out', item: 0, message: 'Pizza se agotó en la opción elegida.' },
        { code: 'option-sold-out', item: 1, message: 'Pizza se agotó en la opción elegida.' },
      ],
    },
  })
})
