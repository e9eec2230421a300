import type { Client } from '@mostrador/contract/client'
import type { InterruptionStart } from '@mostrador/contract/interruption/interruption-endpoints'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { createMeanwhile } from '../../testing/meanwhile.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let manager: Client
/** Runs between the judgement of the next order and its statement. */
let meanwhile: (happens: () => Promise<unknown>) => void

beforeEach(async () => {
  const between = createMeanwhile()
  meanwhile = between.meanwhile
  api = await startTestApi({ rateLimiter: between.rateLimiter })
  contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    mode: { min_delay_minutes: 30, max_delay_minutes: 45 },
  })
  plate = await api.given.plate(contact)
  manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
})

const at = (time: string): void => {
  api.clock.now = new Date(`2026-11-20T${time}:00-03:00`)
}
const instant = (time: string): string => new Date(`2026-11-20T${time}:00-03:00`).toISOString()

const modeId = (type: OrderModeType = 'TAKE_AWAY') => contact.modes[type] ?? ''
const half = { lasting: 'MINUTES_30', message: '' } as const
const pauseOf = (thing: Extract<InterruptionStart, { kind: 'PAUSE' }>['thing'], message = '') =>
  begin({ kind: 'PAUSE', thing, ...half, message })

async function begin(body: InterruptionStart): Promise<void> {
  dataOf(await manager.startInterruption({ params: { id: contact.id }, body }))
}

async function endAll(): Promise<void> {
  const params = { id: contact.id }
  for (const { id } of dataOf(await manager.listInterruptions({ params })).interruptions)
    dataOf(await manager.endInterruption({ params: { ...params, interruptionId: id } }))
}

const bodyOf = (mode: OrderModeType = 'TAKE_AWAY', body: Partial<OrderRequestBody> = {}) =>
  api.given.orderBody(contact, { mode, items: [{ plate }], body })
const later = (time: string) => ({ scheduled: true, scheduledAt: instant(time) })

const send = (body: OrderRequestBody, key = nextTestId()) =>
  api.client.placeOrder({ headers: { 'idempotency-key': key }, body })
const errorsOf = async (body: OrderRequestBody) => {
  const answer = await send(body)
  return answer.ok ? [] : (answer.problem.errors ?? [])
}
const codesOf = async (body: OrderRequestBody) => (await errorsOf(body)).map(({ code }) => code)

const today = async (type: OrderModeType = 'TAKE_AWAY') =>
  dataOf(await api.client.getSchedule({ params: { orderModeId: modeId(type) } })).schedulerDaysInfo[0]
    ?.availableHours

/** Slots of a quarter of an hour from 11:00 to 14:00, a quarter of an hour ahead. */
const quarters = (type: OrderModeType = 'TAKE_AWAY') =>
  api.given.change(contact, async (db) => {
    await giveSchedule(db, contact, {
      modeId: modeId(type),
      hours: { start: 660, duration: 180 },
      config: { slot_minutes: 15, slot_capacity: null, days_ahead: 0 },
    })
    await db.updateTable('order_modes').set({ lead_minutes: 15 }).where('id', '=', modeId(type)).execute()
  })

const quoteOf = async (answer: ReturnType<typeof send>) => {
  const { id } = dataOf(await answer)
  const row = await api.ports.database
    .selectFrom('orders')
    .select(['min_delay_minutes as least', 'max_delay_minutes as most'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [row.least, row.most]
}

/** spec('decisions interruptions.2') */
test('while a mode is paused no order is taken for now, and its refusal says until when and why', async () => {
  await pauseOf({ kind: 'MODE', id: modeId() }, 'Se cortó la luz.')
  const [error] = await errorsOf(await bodyOf())
  expect(error).toMatchObject({
    code: 'ordering-paused',
    message: 'Los pedidos están en pausa hasta las 12:30. Se cortó la luz.',
  })
  at('12:29')
  expect(await codesOf(await bodyOf())).toContain('ordering-paused')
  at('12:30')
  expect(await codesOf(await bodyOf())).toEqual([])
})

/** spec('decisions interruptions.2') */
test('slots before the end are neither offered nor taken, and from the end on they are', async () => {
  await quarters()
  expect((await today())?.[0]).toBe('12:15')
  await pauseOf({ kind: 'ALL' })
  expect((await today())?.[0]).toBe('12:30')
  const [error] = await errorsOf(await bodyOf('TAKE_AWAY', later('12:15')))
  expect(error).toMatchObject({
    code: 'slot-unavailable',
    claimed: instant('12:15'),
    expected: instant('12:30'),
  })
  expect(await codesOf(await bodyOf('TAKE_AWAY', later('12:30')))).toEqual([])
  const found = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  expect(found.slotsLeftFor).toContain(modeId())
})

/** spec('decisions interruptions.2') spec('decisions interruptions.4') */
test('a pause that begins while an order is judged refuses it: nothing of it is saved', async () => {
  const body = await bodyOf()
  meanwhile(() => pauseOf({ kind: 'ALL' }))
  expect(await codesOf(body)).toContain('ordering-paused')
  expect(await api.ports.database.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await api.ports.database.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
})

/** spec('decisions interruptions.2') */
test('an order placed before the pause stays placed, also when it is sent again', async () => {
  const body = await bodyOf()
  const placed = dataOf(await send(body, 'a key of before the pause'))
  await pauseOf({ kind: 'ALL' })
  expect(dataOf(await send(body, 'a key of before the pause'))).toEqual(placed)
})

/** spec('decisions interruptions.3') */
test('a delay makes the promise of orders longer that are placed meanwhile, and of no others', async () => {
  const before = await send(await bodyOf())
  await begin({ kind: 'BUSY', thing: { kind: 'MODE', id: modeId() }, extraMinutes: 20, ...half })
  const found = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  const told = (type: OrderModeType) => {
    const mode = found.deliveryConfig.orderModes.find((one) => one.type === type)
    return [mode?.minDelayInMinutes, mode?.maxDelayInMinutes, mode?.busy?.extraMinutes]
  }
  expect(told('TAKE_AWAY')).toEqual([50, 65, 20])
  expect(told('DELIVERY')).toEqual([30, 45, undefined])
  expect(await quoteOf(send(await bodyOf()))).toEqual([50, 65])
  expect(await quoteOf(Promise.resolve(before))).toEqual([30, 45])
  await endAll()
  expect(await quoteOf(send(await bodyOf()))).toEqual([30, 45])
})

/** spec('decisions interruptions.3') */
test('a slot is promised as it is, and is as much further away as orders take longer', async () => {
  await quarters()
  await begin({ kind: 'BUSY', thing: { kind: 'ALL' }, extraMinutes: 30, ...half })
  expect((await today())?.[0]).toBe('12:45')
  expect(await codesOf(await bodyOf('TAKE_AWAY', later('12:30')))).toEqual(['slot-unavailable'])
  expect(await quoteOf(send(await bodyOf('TAKE_AWAY', later('12:45'))))).toEqual([30, 45])
})

/** spec('decisions interruptions.3') */
test('a delay that begins while an order is judged is in its promise', async () => {
  const body = await bodyOf()
  meanwhile(() => begin({ kind: 'BUSY', thing: { kind: 'ALL' }, extraMinutes: 10, ...half }))
  expect(await quoteOf(send(body))).toEqual([40, 55])
})

const PALERMO = { lat: -34.585, lng: -58.43 }
const NORTH = { lat: -34.555, lng: -58.43 }

/** A square of three kilometres around a point. */
const zoneAround = ({ lat, lng }: { lat: number; lng: number }, name: string) => {
  const corner = (dy: number, dx: number) => [lng + dx * 0.015, lat + dy * 0.015]
  const ring = [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]
  return {
    company_id: contact.companyId,
    branch_id: contact.branchId,
    branch_contact_id: contact.id,
    id: nextTestId(),
    key: `zone-${nextTestId()}`,
    name,
    area: JSON.stringify({ type: 'Polygon', coordinates: [ring] }),
    fee_cash: 0,
  }
}

/** spec('decisions interruptions.2') */
test('a zone that is paused is not delivered to before the end; the others are, and so is a slot after it', async () => {
  await quarters('DELIVERY')
  const [centro, norte] = [zoneAround(PALERMO, 'Centro'), zoneAround(NORTH, 'Norte')]
  await api.given.change(contact, (db) => db.insertInto('delivery_zones').values([centro, norte]).execute())
  const to = async (point: typeof PALERMO, more: Partial<OrderRequestBody> = {}) => {
    const { destination, ...body } = await bodyOf('DELIVERY', more)
    return { ...body, destination: { ...destination, ...point } } as OrderRequestBody
  }
  expect(await codesOf(await to(PALERMO))).toEqual([])
  await pauseOf({ kind: 'ZONE', id: centro.id })
  const [error] = await errorsOf(await to(PALERMO))
  expect(error).toMatchObject({
    code: 'zone-paused',
    path: 'destination',
    message: 'El envío a tu zona está en pausa hasta las 12:30.',
  })
  expect(await codesOf(await to(NORTH))).toEqual([])
  expect(await codesOf(await to(PALERMO, later('12:15')))).toEqual(['zone-paused'])
  expect(await codesOf(await to(PALERMO, later('12:30')))).toEqual([])
  const fee = async (time?: string) =>
    dataOf(
      await api.client.getDeliveryFee({
        params: { id: contact.id },
        query: { ...PALERMO, ...(time && { at: instant(time) }) },
      }),
    ).providersFailed
  expect([await fee(), await fee('12:15'), await fee('12:30')]).toEqual([true, true, false])
  await api.given.change(contact, (db) =>
    db.deleteFrom('delivery_zones').where('id', '=', centro.id).execute(),
  )
  expect(await api.ports.database.selectFrom('interruptions').select('id').execute()).toEqual([])
})
