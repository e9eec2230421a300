import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const PALERMO = { lat: -34.585, lng: -58.43 }
const FAR = { lat: -34.7, lng: -58.7 }

/**
 * A square of about two kilometres around Palermo, with a hole where the point of the park lies.
 */
const area = {
  type: 'Polygon',
  coordinates: [
    [
      [-58.45, -34.6],
      [-58.41, -34.6],
      [-58.41, -34.57],
      [-58.45, -34.57],
      [-58.45, -34.6],
    ],
  ],
}

const zone = (contact: GivenContact, fields: Record<string, unknown> = {}) =>
  api.given.change(contact, (db) =>
    db
      .insertInto('delivery_zones')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        branch_contact_id: contact.id,
        id: nextTestId(),
        key: `zone-${nextTestId()}`,
        name: 'Palermo',
        area: JSON.stringify(area),
        fee_card: 150_000,
        fee_cash: 120_000,
        minimum_order_price: 500_000,
        ...fields,
      })
      .execute(),
  )

const fee = async (contact: GivenContact, point: { lat: number; lng: number }) => {
  const result = await api.client.getDeliveryFee({
    params: { id: contact.id },
    query: { ...point, fullAddress: 'Honduras 4900' },
  })
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}

/** spec('000 §3.20') spec('000 §7.11') */
test('a zone says fees, minimum and free delivery in major units; outside there is none', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  await zone(contact, { free_delivery_from: 3_000_000 })
  expect(await fee(contact, PALERMO)).toEqual({
    inArea: true,
    providersFailed: false,
    fees: { card: 1500, cash: 1200 },
    minimumOrderPrice: 5000,
    freeDeliveryFrom: 30000,
    options: [{ zone: 'Palermo', card: 1500, cash: 1200 }],
  })
  expect(await fee(contact, FAR)).toMatchObject({ inArea: false, fees: null, options: [] })
})

test('without zones the terms of the mode hold everywhere; without delivery there is none', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 99_000, fee_cash: null },
  })
  expect(await fee(contact, FAR)).toMatchObject({ inArea: true, fees: { card: 990, cash: null } })
  const shop = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  expect(await fee(shop, PALERMO)).toMatchObject({ inArea: false })
})

test('the higher priority decides, and a zone that is not active decides nothing', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  await zone(contact)
  await zone(contact, { name: 'Cerca', priority: 5, fee_card: 50_000 })
  await zone(contact, { name: 'Apagada', priority: 9, active: false })
  expect((await fee(contact, PALERMO)).options).toMatchObject([{ zone: 'Cerca', card: 500 }])
})

/** spec('000 §7.11') */
test('the path names the brand: the nearest of its contacts that reaches the point answers, or the one that is named', async () => {
  const first = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    contact: { lat: -34.7, lng: -58.5 },
  })
  const more = { sameBranchAs: first, orderModes: ['DELIVERY'] } as const
  const near = await api.given.branchContact({ ...more, contact: { lat: -34.586, lng: -58.431 } })
  const blocked = await api.given.branchContact({ ...more, contact: { ...PALERMO, blocked: true } })
  await zone(first, { fee_card: 390_000, name: 'Lejos' })
  await zone(near, { fee_card: 150_000, name: 'Cerca' })
  await zone(blocked, { fee_card: 1 })
  const asked = { ...PALERMO, fullAddress: 'Honduras 4900', city: 'Buenos Aires', phone: '+5491123456789' }
  const ask = async (id: string, branchContactId?: string, point = asked) => {
    const result = await api.client.getDeliveryFee({
      params: { id },
      query: { ...point, ...(branchContactId !== undefined && { branchContactId }) },
    })
    return result.ok ? result.data.options.map((option) => option.zone) : result.problem.code
  }
  expect(await ask(first.branchId)).toEqual(['Cerca'])
  expect(await ask(first.branchId, first.id)).toEqual(['Lejos'])
  expect(await ask(first.id)).toEqual(['Lejos'])
  expect(await ask(first.branchId, undefined, { ...asked, ...FAR })).toEqual([])
  const other = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  expect(await ask(first.branchId, other.id)).toBe('branch-contact-not-found')
  expect(await ask(nextTestId())).toBe('branch-contact-not-found')
  const bare = await api.fetch(`/api/branch/${first.branchId}/deliveryzones/fee?lat=-34.585&lng=-58.43`)
  expect(bare.status).toBe(200)
})

test('an order to nowhere is not told that its delivery is free already', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0 },
  })
  await zone(contact)
  const code = { id: nextTestId(), code: 'GRATIS', type: 'FIXED', amount: 0, delivery_fee: true } as const
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await api.given.change(contact, (db) =>
    db
      .insertInto('discount_codes')
      .values({ ...tenant, ...code })
      .execute(),
  )
  const plate = await api.given.plate(contact)
  const body = await api.given.orderBody(contact, { items: [{ plate }], mode: 'DELIVERY' })
  const used = { name: 'Cupón', type: 'DELIVERY_FEE', value: 0, amount: 0, code: code.code } as const
  const refused = await api.client.placeOrder({
    headers: { 'idempotency-key': 'key of an order to nowhere' },
    body: {
      ...body,
      destination: { street: 'Honduras', number: '4900', ...FAR },
      discounts: [{ ...used, discountReferenceId: code.id }],
    },
  })
  const codes = refused.ok ? [] : refused.problem.errors?.map((error) => error.code)
  expect(codes).toContain('outside-zone')
  expect(codes).not.toContain('discount-code-gone')
})

/** spec('000 §6.4') */
test('an order is judged by the zone of its point, which it keeps; outside it is refused', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0 },
  })
  await zone(contact, { minimum_order_price: 0 })
  const plate = await api.given.plate(contact, { price: 1_000_000 })
  const body = await api.given.orderBody(contact, { items: [{ plate }], mode: 'DELIVERY' })
  const place = (key: string, changes: object) =>
    api.client.placeOrder({
      headers: { 'idempotency-key': `key-${key}-0000` },
      body: { ...body, ...changes },
    })
  const at = (point: object) => ({ destination: { street: 'Honduras', number: '4900', ...point } })
  const nothing = { price: body.price - 1200, total: Number(body.total) - 1200, deliveryFee: 0 }
  const free = await place('free', { ...at(PALERMO), ...nothing })
  expect(free.ok ? [] : free.problem.errors?.map(({ code }) => code)).toContain('delivery-fee-changed')
  const outside = await place('far', at(FAR))
  expect(outside.ok ? [] : outside.problem.errors?.map(({ code }) => code)).toContain('outside-zone')
  const good = await place('good', at(PALERMO))
  expect(good).toMatchObject({ ok: true })
  const row = await api.ports.database
    .selectFrom('orders')
    .select(['delivery_zone_id', 'delivery_fee'])
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ delivery_fee: 120_000, delivery_zone_id: expect.any(String) })
})

test('a shop with zones takes no address without a point; one without zones takes what was typed', async () => {
  const delivery = { orderModes: ['DELIVERY'], mode: { fee_card: 0, fee_cash: 0 } } as const
  const order = async (contact: GivenContact, destination: object) => {
    const plate = await api.given.plate(contact)
    const body = await api.given.orderBody(contact, { items: [{ plate }], mode: 'DELIVERY' })
    const answer = await api.client.placeOrder({
      headers: { 'idempotency-key': `key-point-${nextTestId()}` },
      body: { ...body, destination: { street: 'Honduras', number: '4900', ...destination } },
    })
    return answer.ok ? [] : answer.problem.errors
  }
  const everywhere = await api.given.branchContact({ ...delivery })
  expect(await order(everywhere, {})).toEqual([])
  expect(await order(everywhere, { street: '', fullAddress: 'Parque Centenario' })).toEqual([])

  const zoned = await api.given.branchContact({ ...delivery })
  await zone(zoned, { fee_card: 0, fee_cash: 0, minimum_order_price: 0 })
  const refusal = {
    code: 'address-required',
    path: 'destination',
    message: 'Debe ingresar dirección para poder realizar el pedido.',
  }
  expect(await order(zoned, {})).toEqual([refusal])
  expect(await order(zoned, { lat: PALERMO.lat, lng: null })).toEqual([refusal])
  expect(await order(zoned, PALERMO)).toEqual([])
})

test('a mode says whether zones decide about its delivery', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  const hasZones = async () => {
    const result = await api.client.getBranchContact({ params: { id: contact.id } })
    return result.ok && result.data.deliveryConfig.orderModes.map((mode) => [mode.type, mode.hasZones])
  }
  expect(await hasZones()).toEqual([
    ['DELIVERY', false],
    ['TAKE_AWAY', false],
  ])
  await zone(contact, { active: false })
  expect(await hasZones()).toContainEqual(['DELIVERY', false])
  await zone(contact)
  expect(await hasZones()).toEqual([
    ['DELIVERY', true],
    ['TAKE_AWAY', false],
  ])
})

test('before there is an address a mode with zones says what its zones ask, never what none of them does', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    mode: {
      fee_card: 220_000,
      fee_cash: 260_000,
      minimum_order_price: 1_200_000,
      free_delivery_from: 6_000_000,
    },
  })
  const delivery = async () => {
    const result = await api.client.getBranchContact({ params: { id: contact.id } })
    const mode = result.ok && result.data.deliveryConfig.orderModes.find(({ type }) => type === 'DELIVERY')
    return mode && { ...mode.deliveryTerms, vary: mode.termsVary }
  }
  expect(await delivery()).toMatchObject({ cardFee: 2200, vary: { fee: false, minimum: false } })
  await zone(contact, { fee_cash: null, free_delivery_from: 3_000_000 })
  expect(await delivery()).toEqual({
    cardFee: 1500,
    cashFee: null,
    minimumOrderPrice: 5000,
    freeDeliveryFrom: 30_000,
    vary: { fee: false, minimum: false },
  })
  await zone(contact, { fee_card: 190_000, fee_cash: 200_000, free_delivery_from: 4_000_000 })
  expect(await delivery()).toEqual({
    cardFee: 1500,
    cashFee: 2000,
    minimumOrderPrice: 5000,
    freeDeliveryFrom: null,
    vary: { fee: true, minimum: false },
  })
})

/** spec('000 §5.11') */
test('a zone whose riders are all busy says so, and takes no further order until one is delivered or canceled', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0 },
  })
  await zone(contact, { rider_capacity: 1, fee_card: 0, fee_cash: 0, minimum_order_price: 0 })
  const plate = await api.given.plate(contact)
  expect(await fee(contact, PALERMO)).toMatchObject({ providersFailed: false })
  const body = await api.given.orderBody(contact, { items: [{ plate }], mode: 'DELIVERY' })
  const destination = { street: 'Honduras', number: '4900', ...PALERMO }
  const place = (key: string) =>
    api.client.placeOrder({
      headers: { 'idempotency-key': `key-capacity-${key}` },
      body: { ...body, destination },
    })
  const placed = await place('1')
  expect(placed.ok).toBe(true)
  expect(await fee(contact, PALERMO)).toMatchObject({ inArea: true, providersFailed: true })

  expect(await place('2')).toMatchObject({
    problem: { status: 422, errors: [{ code: 'riders-unavailable', path: 'destination' }] },
  })
  expect(await place('1')).toEqual(placed)
  await api.ports.database.updateTable('orders').set({ status: 'DELIVERED' }).execute()
  expect(await place('2')).toMatchObject({ ok: true })
})

/** Slot that an order keeps. */
const scheduledFor = (scheduled_at: string) => ({
  scheduled: true,
  scheduled_at,
  scheduled_day: scheduled_at.slice(0, 10),
  scheduled_minute: 0,
})

/** spec('000 §5.11') */
test.each([
  ['for another day', { ...scheduledFor('2026-11-21T23:00:00.000Z'), max_delay_minutes: 0 }, false],
  [
    'three quarters of an hour and a minute away',
    { ...scheduledFor('2026-11-20T15:46:00.000Z'), max_delay_minutes: 30 },
    false,
  ],
  [
    'three quarters of an hour away',
    { ...scheduledFor('2026-11-20T15:45:00.000Z'), max_delay_minutes: 30 },
    true,
  ],
  [
    'as long away as its delivery takes',
    { ...scheduledFor('2026-11-20T16:30:00.000Z'), max_delay_minutes: 90 },
    true,
  ],
  ['for another day that is ready', { ...scheduledFor('2026-11-21T23:00:00.000Z'), status: 'READY' }, true],
  [
    'that waits for its payment',
    { payment_status: 'PENDING', payment_expires_at: '2026-11-20T15:15:00.000Z' },
    false,
  ],
  ['that is paid', { payment_status: 'APPROVED' }, true],
] as const)('an order %s uses a rider up now or not', async (_, fields, isBusy) => {
  const contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0 },
  })
  await zone(contact, { rider_capacity: 1, fee_card: 0, fee_cash: 0, minimum_order_price: 0 })
  const destination = { street: 'Honduras', number: '4900', ...PALERMO }
  await api.given.order(contact, { mode: 'DELIVERY', body: { destination } })
  expect(await fee(contact, PALERMO)).toMatchObject({ providersFailed: true })
  await api.ports.database.updateTable('orders').set(fields).execute()
  expect(await fee(contact, PALERMO)).toMatchObject({ providersFailed: isBusy })
})

test('a zone with hours of its own is judged at the time for which an order is scheduled', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  await zone(contact, { rider_capacity: 1 })
  const { id } = await api.ports.database.selectFrom('delivery_zones').select('id').executeTakeFirstOrThrow()
  await api.given.change(contact, (db) =>
    db
      .insertInto('working_hours')
      .values(
        DAYS_OF_WEEK.map((day_of_week) => ({
          company_id: contact.companyId,
          branch_id: contact.branchId,
          branch_contact_id: contact.id,
          delivery_zone_id: id,
          id: nextTestId(),
          day_of_week,
          start_minute: 20 * 60,
          duration_minutes: 120,
        })),
      )
      .execute(),
  )
  const at = async (instant?: string) => {
    const result = await api.client.getDeliveryFee({
      params: { id: contact.id },
      query: { ...PALERMO, fullAddress: 'Honduras 4900', ...(instant && { at: instant }) },
    })
    return result.ok && result.data
  }
  // It is noon; 21:00 in Buenos Aires is midnight in UTC.
  expect(await at()).toMatchObject({ inArea: false })
  expect(await at('2026-11-22T00:00:00.000Z')).toMatchObject({ inArea: true, providersFailed: false })
  expect(await at('2026-11-22T03:00:00.000Z')).toMatchObject({ inArea: false })
  expect(await at('2020-01-01T00:00:00.000Z')).toMatchObject({ inArea: false })
})
