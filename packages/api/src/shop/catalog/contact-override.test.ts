import type { Client } from '@mostrador/contract/client'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { sayAt } from '../../testing/say-at.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let palermo: GivenContact
let centre: GivenContact
let bife: GivenPlate
let flan: GivenPlate
let owner: Client

/** Two contacts that sell one menu: at one of them it costs something else. */
beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  centre = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], sameMenuAs: palermo })
  bife = await api.given.plate(palermo, {
    name: 'Bife',
    price: 2_800_000,
    sizes: [
      { name: 'Medio', price: 1_500_000 },
      { name: 'Entero', price: 2_800_000 },
    ],
    groups: [
      {
        name: 'Salsas',
        mandatory: true,
        min_garnish_amount: 1,
        max_garnish_amount: 2,
        garnishes: [{ name: 'Criolla', price: 50_000 }, { name: 'Chimichurri' }],
      },
    ],
  })
  flan = await api.given.plate(palermo, { name: 'Flan', price: 500_000 })
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
})

type Said = Parameters<typeof sayAt>[2][number]

const say = async (contact: GivenContact, ...said: Said[]) =>
  dataOf(await sayAt(api, { client: owner, contact }, said))

const ofPlate = ({ id }: GivenPlate, field: string) => ['plates', id, field]
const ofSize = (at: number) => ['plates', bife.id, 'sizes', bife.sizes[at]?.id ?? '', 'price']
const ofGarnish = (at: number, field: string) => {
  const [group] = bife.groups
  return ['garnishGroups', group?.id ?? '', 'garnishes', group?.garnishes[at]?.id ?? '', field]
}

async function menuOf({ alias, modes }: GivenContact) {
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId: modes.TAKE_AWAY ?? '' } }))
  const plate = ({ id }: GivenPlate) => menu.plates.find((one) => one.id === id)
  const [group] = menu.garnishGroups
  return { menu, plate, garnishes: group?.garnishes.map(({ name, price }) => [name, price]) }
}

const versionOf = async ({ id }: GivenContact) =>
  Number(
    (
      await api.ports.database
        .selectFrom('branch_contacts')
        .select('catalog_version as version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version,
  )

describe('a contact that says something of its own', () => {
  /** spec('decisions locals-own.4') */
  test('has its prices, of plates, sizes and garnishes; the other one has those of the branch', async () => {
    await say(
      palermo,
      { field: ofPlate(flan, 'price'), to: 6000 },
      { field: ofSize(0), to: 17_500.5 },
      { field: ofGarnish(0, 'price'), to: 0 },
    )
    const [here, there] = [await menuOf(palermo), await menuOf(centre)]
    expect([here.plate(flan)?.price, there.plate(flan)?.price]).toEqual([6000, 5000])
    expect(here.plate(bife)?.sizes.map(({ price }) => price)).toEqual([17_500.5, 28_000])
    expect(there.plate(bife)?.sizes.map(({ price }) => price)).toEqual([15_000, 28_000])
    expect(here.garnishes).toEqual([
      ['Criolla', 0],
      ['Chimichurri', 0],
    ])
    expect(there.garnishes).toEqual([
      ['Criolla', 500],
      ['Chimichurri', 0],
    ])
  })

  /** spec('decisions locals-own.4') */
  test('has what the branch hides, and does not have what it hides itself', async () => {
    const hidden = await api.given.plate(palermo, { name: 'Locro', visible: false })
    const group = bife.groups[0]?.id
    await say(
      palermo,
      { field: ofPlate(hidden, 'visible'), to: true },
      { field: ofPlate(flan, 'visible'), to: false },
      { field: ofGarnish(1, 'visible'), to: false },
    )
    const [here, there] = [await menuOf(palermo), await menuOf(centre)]
    const names = ({ menu }: typeof here) => menu.plates.map(({ name }) => name).toSorted()
    expect([names(here), names(there)]).toEqual([
      ['Bife', 'Locro'],
      ['Bife', 'Flan'],
    ])
    expect(here.menu.categories[0]?.plates).toHaveLength(2)
    expect(here.garnishes).toEqual([['Criolla', 500]])
    // A group that asks for more than is left keeps the plate away, at this contact alone.
    await api.given.change(palermo, (db) =>
      db
        .updateTable('garnish_groups')
        .set({ min_garnish_amount: 2 })
        .where('id', '=', group ?? '')
        .execute(),
    )
    await api.given.change(centre, async () => undefined)
    expect((await menuOf(palermo)).plate(bife)).toMatchObject({ soldOut: true })
    expect((await menuOf(centre)).plate(bife)).toMatchObject({ soldOut: false })
  })

  /** spec('decisions locals-own.4') */
  test('gets a new version alone, and menus of the same hash are the same to the last letter', async () => {
    await say(palermo, { field: ofPlate(flan, 'price'), to: 5000 })
    const before = [await versionOf(palermo), await versionOf(centre)]
    expect((await menuOf(palermo)).menu.hash).toBe((await menuOf(centre)).menu.hash)
    await say(palermo, { field: ofPlate(flan, 'price'), from: 5000, to: 6000 })
    expect([await versionOf(palermo), await versionOf(centre)]).toEqual([Number(before[0]) + 1, before[1]])
    const [here, there] = [(await menuOf(palermo)).menu, (await menuOf(centre)).menu]
    expect(here.hash).not.toBe(there.hash)
    // By a hash one gets the menu of that hash, at the address of either contact.
    for (const { alias } of [palermo, centre]) {
      const params = { alias, orderModeId: palermo.modes.TAKE_AWAY ?? '' }
      for (const { hash } of [here, there])
        expect(dataOf(await api.client.getMenu({ params, query: { hash } })).hash).toBe(hash)
    }
    await say(palermo, { field: ofPlate(flan, 'price'), from: 6000 })
    expect((await menuOf(palermo)).menu).toEqual(there)
  })
})

describe('every door sees what its contact says', () => {
  const order = async (contact: GivenContact, price?: number) => {
    const body = await api.given.orderBody(contact, { items: [{ plate: flan }] })
    const items = price === undefined ? body.items : body.items.map((item) => ({ ...item, price }))
    return api.client.placeOrder({ headers: { 'idempotency-key': nextTestId() }, body: { ...body, items } })
  }

  /** spec('decisions locals-own.5') */
  test('an order costs what its contact says, and the price of the branch is refused there', async () => {
    await say(palermo, { field: ofPlate(flan, 'price'), to: 6000 })
    expect(await order(palermo, 5000)).toMatchObject({
      problem: {
        errors: expect.arrayContaining([expect.objectContaining({ code: 'price-changed', expected: 6000 })]),
      },
    })
    expect(await order(palermo)).toMatchObject({ ok: true })
    expect(await order(centre)).toMatchObject({ ok: true })
    const rows = await api.ports.database
      .selectFrom('orders')
      .select(['branch_contact_id', 'total'])
      .execute()
    expect(new Map(rows.map((row) => [row.branch_contact_id, row.total]))).toEqual(
      new Map([
        [palermo.id, 600_000],
        [centre.id, 500_000],
      ]),
    )
  })

  /** spec('decisions locals-own.5') */
  test('an order with sizes and garnishes, and one of a plate that the contact does not have', async () => {
    await say(palermo, { field: ofSize(0), to: 17_500 }, { field: ofGarnish(0, 'price'), to: 900 })
    const [size, garnish] = [bife.sizes[0]?.id ?? '', bife.groups[0]?.garnishes[0]?.id ?? '']
    const items = [{ plate: bife, sizeId: size, garnishes: [garnish] }]
    const body = await api.given.orderBody(palermo, { items })
    expect(body.items[0]).toMatchObject({ price: 18_400, priceWithoutModifiers: 17_500 })
    const place = () => api.client.placeOrder({ headers: { 'idempotency-key': nextTestId() }, body })
    expect(await place()).toMatchObject({ ok: true })
    await say(palermo, { field: ofGarnish(0, 'visible'), to: false })
    expect(await place()).toMatchObject({ problem: { errors: [{ code: 'garnish-missing' }] } })
    await say(palermo, { field: ofPlate(bife, 'visible'), to: false })
    expect(await place()).toMatchObject({ problem: { errors: [{ code: 'plate-missing' }] } })
    expect(await order(centre)).toMatchObject({ ok: true })
  })

  /** spec('decisions locals-own.5') */
  test('a discount of the menu is taken off the price of the contact', async () => {
    await api.given.menuDiscount(palermo, { type: 'PERCENT', percentage: 10, plates: [flan] })
    await say(palermo, { field: ofPlate(flan, 'price'), to: 6000 })
    const total = async (contact: GivenContact) =>
      (await api.given.orderBody(contact, { items: [{ plate: flan }] })).items[0]?.price
    expect([await total(palermo), await total(centre)]).toEqual([5400, 4500])
    expect(await order(palermo)).toMatchObject({ ok: true })
    expect(await order(palermo, 4500)).toMatchObject({ ok: false })
  })

  /** spec('decisions locals-own.5') */
  test('an item that a group brought is judged by its branch contact when it is ordered', async () => {
    const orderModeId = palermo.modes.TAKE_AWAY ?? ''
    const body = await api.given.orderBody(palermo, { items: [{ plate: flan }] })
    const host = api.browser()
    const opened = { orderModeId, name: 'Ana', payer: 'ONE', minutes: 30, items: body.items } as const
    const group = dataOf(await host.openGroupOrder({ params: { alias: palermo.alias }, body: opened }))
    await say(palermo, { field: ofPlate(flan, 'price'), to: 6000 })
    const late = {
      headers: { 'idempotency-key': nextTestId() },
      body: { ...body, items: group.people[0]?.items ?? [] },
    }
    expect(await host.placeOrder(late)).toMatchObject({
      problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'price-changed' })]) },
    })
  })

  /** spec('decisions locals-own.5') */
  test('a plate that a branch contact does not sell is neither recommended nor highlighted there', async () => {
    await api.given.change(palermo, (db) =>
      db
        .updateTable('plates')
        .set({ upselled_position: 0, remarked_position: 0 })
        .where('id', '=', flan.id)
        .execute(),
    )
    await say(palermo, { field: ofPlate(flan, 'visible'), to: false })
    await api.given.change(centre, async () => undefined)
    const [here, there] = [(await menuOf(palermo)).menu, (await menuOf(centre)).menu]
    expect([here.upselleds, here.remarkeds, there.upselleds, there.remarkeds]).toEqual([
      [],
      [],
      [flan.id],
      [flan.id],
    ])
  })

  /** spec('decisions locals-own.5') */
  test('every mode of the contact, and the console of its shift', async () => {
    const modes: OrderModeType[] = ['TAKE_AWAY', 'DELIVERY']
    const third = await api.given.branchContact({ orderModes: modes, sameMenuAs: palermo })
    await say(third, { field: ofPlate(flan, 'price'), to: 6000 })
    for (const type of modes) {
      const params = { alias: third.alias, orderModeId: third.modes[type] ?? '' }
      const { plates } = dataOf(await api.client.getMenu({ params }))
      expect(plates.find(({ id }) => id === flan.id)?.price).toBe(6000)
    }
    const { categories } = dataOf(await owner.getConsoleMenu({ params: { id: third.id } }))
    expect(categories[0]?.plates.find(({ id }) => id === flan.id)?.price).toBe(6000)
  })
})
