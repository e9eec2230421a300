import type { Client } from '@mostrador/contract/client'
import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenScheduled, MONDAY_AT, PLATES, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

const dearer = priceOf('agua', 1500, 1600)
const bife = priceOf('bife', 18_500.5, 20_000)
const AGUA = 'menus/carta/plates/agua/price'

const paramsOf = (changeId: string) => ({ id: shop.branchId, changeId })
const cancel = (id: string, version: number, by = shop.owner) =>
  by.cancelScheduled({ params: paramsOf(id), body: { version } })
const apply = (id: string, body: { version: number; partly?: boolean }, by = shop.owner) =>
  by.applyScheduled({ params: paramsOf(id), body })
const edit = (id: string, body: Parameters<Client['changeScheduled']>[0]['body'], by = shop.owner) =>
  by.changeScheduled({ params: paramsOf(id), body })
const on = (date: string, time = '06:00') => ({ branchContactId: shop.id, date, time })

/** spec('decisions prices-and-time.9') */
describe('a change that no longer fits at its time', () => {
  test('is told and not forced, and nothing of the change is made', async () => {
    const { id } = await scheduled.kept([dearer, bife])
    dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
    await scheduled.at(MONDAY_AT)
    expect(await scheduled.prices()).toEqual({ agua: 1550, bife: 18_500.5 })
    expect(await scheduled.one(id)).toMatchObject({
      state: 'FAILED',
      open: true,
      revision: null,
      problems: [
        {
          code: 'changed-meanwhile',
          path: AGUA,
          message: 'Parrilla › Carta › Agua · precio: 1.500 → 1.600',
          found: 1550,
        },
      ],
    })
    const [told] = await scheduled.revisions()
    expect(told).toMatchObject({
      by: 'Sofía',
      summary: 'No se aplicó lo programado para el lunes 23/11 a las 06:00',
      undoable: false,
    })
    expect(told?.sentences).toEqual([
      'Parrilla › Carta › Agua · precio: 1.500 → 1.600',
      'Parrilla › Carta › Agua · precio: 1.500 → 1.600. Ahora dice 1.550',
    ])
  })

  test('stops nothing else where what fits is to be made, and is told', async () => {
    const { id } = await scheduled.kept([dearer, bife], { partly: true })
    dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
    await scheduled.at(MONDAY_AT)
    expect(await scheduled.prices()).toEqual({ agua: 1550, bife: 20_000 })
    const made = await scheduled.one(id)
    expect(made).toMatchObject({ state: 'APPLIED', open: true, problems: [{ path: AGUA, found: 1550 }] })
    expect((await scheduled.revisions())[0]).toMatchObject({
      summary: 'De lo programado para el lunes 23/11 a las 06:00 quedó algo sin aplicar',
    })
    // A member of staff has seen it.
    expect(await cancel(id, made?.version ?? 0)).toMatchObject({ ok: true })
    expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED', open: false })
  })

  test('is mended: what fits, over what stands there now, or another time', async () => {
    const { id } = await scheduled.kept([dearer, bife])
    dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
    await scheduled.at(MONDAY_AT)
    const { version = 0 } = (await scheduled.one(id)) ?? {}
    expect(await apply(id, { version })).toMatchObject({
      problem: { status: 409, code: 'changed-meanwhile', errors: [{ path: AGUA, expected: 1550 }] },
    })
    expect(await scheduled.one(id)).toMatchObject({ state: 'FAILED', version })
    const tuesday = on('2026-11-24')
    expect(
      await edit(id, { version, when: tuesday, operations: [priceOf('agua', 1550, 1600), bife] }),
    ).toEqual({
      ok: true,
      data: { id, version: version + 1, runAt: '2026-11-24T09:00:00.000Z' },
    })
    expect(await scheduled.one(id)).toMatchObject({ state: 'WAITING', problems: [], endedAt: null })
    expect(await apply(id, { version: version + 1, partly: true })).toEqual({
      ok: true,
      data: { revision: 5, leftOut: 0 },
    })
    expect(await scheduled.prices()).toEqual({ agua: 1600, bife: 20_000 })
    expect(await scheduled.at(new Date('2026-11-24T09:00:00.000Z'))).toBe(1)
    expect(await scheduled.revisions()).toHaveLength(5)
  })

  test('a thing that is not there any more is named', async () => {
    const { id } = await scheduled.kept([dearer, bife], { partly: true })
    const agua = dataOf(
      await shop.owner.getDocument({
        params: { id: shop.branchId },
        query: { place: 'menus/carta/plates/agua' },
      }),
    ).value as Readonly<Record<string, unknown>>
    const gone: OperationWire[] = [
      { kind: 'set', place: ['menus', 'carta', 'remarkeds'], from: ['agua', 'bife'], to: ['bife'] },
      { kind: 'set', place: ['menus', 'carta', 'upselleds'], from: ['agua'] },
      {
        kind: 'set',
        place: ['menus', 'carta', 'discounts', 'dos-por-uno', 'plates'],
        from: ['agua'],
        to: ['bife'],
      },
      { kind: 'remove', place: [...PLATES, 'agua'], thing: agua, after: 'bife' },
    ]
    expect(await scheduled.change(...gone)).toMatchObject({ ok: true })
    await scheduled.at(MONDAY_AT)
    expect((await scheduled.one(id))?.problems).toEqual([
      expect.objectContaining({ found: null, message: expect.stringMatching(/agua.*Eso ya no está$/) }),
    ])
  })
})

describe('of the people', () => {
  /** spec('decisions prices-and-time.9') */
  test('staff who may not make a change cannot schedule it, see it, move it or call it off', async () => {
    const { id } = await scheduled.kept([dearer])
    const kitchen = await api.as(await api.given.staff({ role: 'KITCHEN', contacts: [shop.contact] }))
    const denied = { problem: { status: 403, errors: [{ path: 'menu.prices' }] } }
    expect(await scheduled.schedule([bife], { by: kitchen })).toMatchObject(denied)
    expect(await cancel(id, 1, kitchen)).toMatchObject(denied)
    expect(await apply(id, { version: 1 }, kitchen)).toMatchObject(denied)
    expect(await edit(id, { version: 1, when: on('2026-11-24') }, kitchen)).toMatchObject(denied)
    expect(await scheduled.list(kitchen)).toEqual([])
    expect(await kitchen.getScheduled({ params: paramsOf(id) })).toMatchObject({ problem: { status: 404 } })
  })

  test('staff with prices see and move those of colleagues', async () => {
    const { id } = await scheduled.kept([dearer])
    const { role } = dataOf(
      await shop.owner.createRole({
        params: { id: shop.companyId },
        body: { name: 'Precios', permissions: ['menu.prices'] },
      }),
    )
    const prices = await api.as(await api.given.staff({ role, company: shop.contact }))
    const name: OperationWire = { kind: 'set', place: [...PLATES, 'agua', 'name'], from: 'Agua', to: 'Soda' }
    await scheduled.kept([name])
    expect((await scheduled.list(prices)).map((one) => one.id)).toEqual([id])
    expect(await edit(id, { version: 1, when: on('2026-11-24') }, prices)).toMatchObject({ ok: true })
  })

  /** spec('decisions prices-and-time.9') */
  test('a role that somebody lost meanwhile stops the change, which another one may make', async () => {
    const manager = await api.given.staff({ role: 'MANAGER', branch: shop.contact })
    const { id } = await scheduled.kept([dearer], { by: await api.as(manager) })
    await sql`update staff_memberships set role = 'KITCHEN' where staff_user_id = ${manager.id}`.execute(
      api.ports.database,
    )
    await scheduled.at(MONDAY_AT)
    const failed = await scheduled.one(id)
    expect(failed).toMatchObject({
      state: 'FAILED',
      problems: [
        {
          code: 'permission-missing',
          message:
            'Quien lo programó ya no puede cambiar los precios. Alguien que pueda tiene que aplicarlo.',
        },
      ],
    })
    expect(await apply(id, { version: failed?.version ?? 0 })).toMatchObject({ ok: true })
    expect(await scheduled.prices()).toMatchObject({ agua: 1600 })
    expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED', open: false })
  })

  test('nor is it made for somebody who is not there any more', async () => {
    const manager = await api.given.staff({ role: 'MANAGER', branch: shop.contact })
    const { id } = await scheduled.kept([dearer], { by: await api.as(manager) })
    await sql`delete from staff_users where id = ${manager.id}`.execute(api.ports.database)
    await scheduled.at(MONDAY_AT)
    expect(await scheduled.one(id)).toMatchObject({
      state: 'FAILED',
      by: null,
      problems: [{ message: expect.stringContaining('ya no está en el equipo') }],
    })
    expect(await scheduled.prices()).toMatchObject({ agua: 1500 })
  })
})

/** spec('decisions prices-and-time.9') */
test('a change is moved, and one that was called off is not made', async () => {
  const { id } = await scheduled.kept([dearer])
  expect(await edit(id, { version: 1, when: on('2026-11-22', '21:00') })).toMatchObject({
    data: { version: 2, runAt: '2026-11-23T00:00:00.000Z' },
  })
  expect(await scheduled.one(id)).toMatchObject({
    wall: '2026-11-22T21:00',
    runAt: '2026-11-23T00:00:00.000Z',
  })
  expect(await edit(id, { version: 1, when: on('2026-11-24') })).toMatchObject({
    problem: { status: 409, code: 'scheduled-changed' },
  })
  expect(await cancel(id, 1)).toMatchObject({ problem: { status: 409, code: 'scheduled-changed' } })
  expect(await cancel(id, 2)).toMatchObject({ ok: true, data: { version: 3 } })
  expect(await cancel(id, 3)).toMatchObject({ problem: { status: 409, code: 'scheduled-ended' } })
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.prices()).toMatchObject({ agua: 1500 })
  expect(await scheduled.one(id)).toMatchObject({ state: 'CANCELED', open: false })
  expect(await apply(id, { version: 3 })).toMatchObject({ problem: { code: 'scheduled-ended' } })
  const nowhere = paramsOf('0198c000-0000-7000-8000-00000000ffff')
  expect(await shop.owner.cancelScheduled({ params: nowhere, body: { version: 1 } })).toMatchObject({
    problem: { status: 404, code: 'scheduled-not-found' },
  })
})

describe('a rule', () => {
  const rule: PriceRuleWire = {
    scope: { menu: 'carta', withGarnishes: false },
    change: { kind: 'PERCENT', way: 'UP', percent: 10 },
  }
  const water = priceOf('agua', 1500, 1650)
  const half: OperationWire = {
    kind: 'set',
    place: [...PLATES, 'bife', 'sizes', 'medio', 'price'],
    from: 12_000,
    to: 13_200,
  }

  /** spec('decisions prices-and-time.7') */
  test('says what is to be done, and what it did, of the prices that it changed', async () => {
    const { id } = await scheduled.kept([water, half], { door: 'RULE', rule, partly: true })
    expect(await scheduled.one(id)).toMatchObject({ summary: 'Subir 10 % toda la carta: 2 precios' })
    expect(dataOf(await shop.owner.getScheduled({ params: paramsOf(id) }))).toMatchObject({
      rule,
      operations: [water, half],
      sentences: { length: 2 },
    })
    dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
    await scheduled.at(MONDAY_AT)
    const [, made] = await scheduled.revisions()
    expect(made).toMatchObject({ door: 'RULE', summary: 'Subió 10 % toda la carta: 1 precio' })
  })

  test('is computed anew over other prices, or is no rule any more', async () => {
    const { id } = await scheduled.kept([water], { door: 'RULE', rule })
    dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
    const again = priceOf('agua', 1550, 1705)
    expect(await edit(id, { version: 1, operations: [water], rule })).toMatchObject({
      problem: { status: 409, code: 'changed-meanwhile' },
    })
    dataOf(await edit(id, { version: 1, operations: [again], rule }))
    expect(await scheduled.one(id)).toMatchObject({ summary: 'Subir 10 % toda la carta: 1 precio' })
    dataOf(await edit(id, { version: 2, operations: [priceOf('agua', 1550, 1700)] }))
    expect(await scheduled.one(id)).toMatchObject({ summary: null, version: 3 })
    expect(await edit(id, { version: 3, operations: [priceOf('agua', 1550, 1700)], rule })).toMatchObject({
      problem: { status: 422, errors: [{ code: 'not-of-rule' }] },
    })
  })
})
