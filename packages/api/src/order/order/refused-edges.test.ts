import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import type { OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// Where a judgement of the checkout ends: the last that passes and the first that does not.

let api: TestApi
let contact: GivenContact
let sent: number

beforeEach(async () => {
  api = await startTestApi()
  sent = 0
})

async function shop(options: ContactOptions): Promise<void> {
  contact = await api.given.branchContact(options)
}

/** Returns the errors of an honest body with these lies; none when the order is placed. */
async function errorsOf(lies: Partial<OrderRequestBody>, options: Partial<OrderOptions> = {}) {
  const plate = await api.given.plate(contact)
  const honest = await api.given.orderBody(contact, { items: [{ plate }], ...options })
  sent += 1
  const answer = await api.browser().placeOrder({
    headers: { 'idempotency-key': `order number ${sent}` },
    body: { ...honest, ...lies },
  })
  return answer.ok ? [] : (answer.problem.errors ?? [])
}

describe('the notes of an order', () => {
  test('may be as long as the mode says, spaces around them not counted, and not longer', async () => {
    await shop({ mode: { order_notes_limit: 5 } })
    expect(await errorsOf({ notes: '  12345  ' })).toEqual([])
    expect(await errorsOf({ notes: '123456' })).toMatchObject([
      { code: 'order-notes-too-long', path: 'notes', message: expect.stringMatching(/\b5\b/) },
    ])
  })

  test('of a mode without a limit may be long', async () => {
    await shop({ mode: { order_notes_limit: 0 } })
    const errors = await errorsOf({ notes: 'a'.repeat(900) })
    expect(errors.map(({ code }) => code)).not.toContain('order-notes-too-long')
  })
})

describe('the address of a delivery', () => {
  const refused = async (destination: OrderRequestBody['destination']) =>
    (await errorsOf({ destination }, { mode: 'DELIVERY' })).map(({ code }) => code)

  test('is a street, or a whole line', async () => {
    await shop({ orderModes: ['DELIVERY'] })
    expect(await refused({ street: 'Gorriti', number: '' })).toEqual([])
    expect(await refused({ street: '', number: '', fullAddress: 'Ruta 8 km 60' })).toEqual([])
    expect(await refused({ street: ' ', number: '1', fullAddress: '' })).toEqual(['address-required'])
    expect(await refused({ street: '', number: '1' })).toEqual(['address-required'])
    expect(await refused(null)).toEqual(['address-required'])
  })

  test('has the streets between where the shop wants them', async () => {
    await shop({ orderModes: ['DELIVERY'], contact: { between_streets_required: true } })
    const home = { street: 'Gorriti', number: '5000' }
    expect(await refused({ ...home, betweenStreets: 'Thames y Uriarte' })).toEqual([])
    expect(await refused(home)).toEqual(['between-streets-required'])
    expect(await refused(null)).toEqual(['address-required', 'between-streets-required'])
  })
})

test('cash is refused where no rider takes it, and another way to pay is not', async () => {
  await shop({ orderModes: ['DELIVERY'], mode: { fee_cash: null } })
  const delivery = { mode: 'DELIVERY' as const }
  expect(await errorsOf({}, delivery)).toMatchObject([{ code: 'no-cash-delivery' }])
  const body = { paymentType: contact.payments.other }
  expect(await errorsOf({}, { ...delivery, body })).toEqual([])
})

test('a closed mode that only sells now says that it is closed, and asks for no slot', async () => {
  await shop({ hours: { start: 13 * 60, duration: 60 }, mode: { order_type: 'ON_DEMAND' } })
  expect((await errorsOf({})).map(({ code }) => code)).toEqual(['closed'])
})

describe('the slot that a refused order moves to', () => {
  const AT_EIGHT = '2026-11-20T23:00:00.000Z'
  const HALF_PAST = '2026-11-20T23:30:00.000Z'
  const AT_NINE = '2026-11-21T00:00:00.000Z'

  /** Two modes: one from eight, one from nine, both for an hour, one order for each half hour. */
  beforeEach(async () => {
    await shop({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
    const config = { slot_capacity: 1, days_ahead: 0 }
    for (const [mode, start] of [
      ['TAKE_AWAY', 20 * 60],
      ['DELIVERY', 21 * 60],
    ] as const)
      await api.given.change(contact, (db) =>
        giveSchedule(db, contact, {
          modeId: contact.modes[mode] ?? '',
          hours: { start, duration: 60 },
          config,
        }),
      )
  })
  const at = (scheduledAt: string) => ({ scheduled: true, scheduledAt })

  test('is the first of its own mode', async () => {
    expect(await errorsOf(at('2026-11-20T18:00:00.000Z'))).toMatchObject([
      { code: 'slot-unavailable', expected: AT_EIGHT },
    ])
    expect(await errorsOf(at(AT_EIGHT), { mode: 'DELIVERY' })).toMatchObject([
      { code: 'slot-unavailable', claimed: AT_EIGHT, expected: AT_NINE },
    ])
  })

  test('stands at the slot alone, whatever else is wrong', async () => {
    const errors = await errorsOf({ ...at('2026-11-20T18:00:00.000Z'), customerName: '' })
    expect(errors).toContainEqual(
      expect.objectContaining({ code: 'slot-unavailable', claimed: '2026-11-20T18:00:00.000Z' }),
    )
    const name = errors.find(({ code }) => code === 'name-required')
    expect(name).toBeDefined()
    expect(name).not.toHaveProperty('expected')
    expect(name).not.toHaveProperty('claimed')
  })

  test('is never the one that was full, also for a phone that nobody can read', async () => {
    expect(await errorsOf(at(AT_EIGHT))).toEqual([])
    expect(await errorsOf(at(AT_EIGHT))).toMatchObject([{ code: 'slot-full', expected: HALF_PAST }])
    const errors = await errorsOf({ ...at('2026-11-20T18:00:00.000Z'), phone: 'ninguno' })
    expect(errors).toContainEqual(expect.objectContaining({ code: 'slot-unavailable', expected: HALF_PAST }))
  })

  test('is not told where another thing was wrong', async () => {
    const errors = await errorsOf({ ...at(AT_EIGHT), customerName: '' })
    expect(errors).toMatchObject([{ code: 'name-required' }])
    expect(errors[0]).not.toHaveProperty('expected')
  })
})
