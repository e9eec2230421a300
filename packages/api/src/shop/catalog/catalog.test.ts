import { beforeEach, expect, test } from 'vitest'
import { readyAnswerOf } from '../../ground/http/compressed-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const data = <Data>(result: { ok: true; data: Data } | { ok: false; problem: { code: string } }): Data => {
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}
const code = (result: { ok: true } | { ok: false; problem: { code: string; status: number } }) =>
  result.ok ? 'ok' : `${result.problem.status} ${result.problem.code}`

/**
 * spec('000 §2.2') spec('000 §2.8') spec('000 §3.1') spec('000 §3.2') spec('000 §3.3')
 * spec('000 §7.1') spec('001 §7.29')
 */
test('an alias leads to a company, a branch or a branch contact, whatever its case', async () => {
  const contact = await api.given.branchContact()
  const lookup = async (alias: string) => data(await api.client.getAlias({ params: { alias } }))
  expect(await lookup(contact.companyAlias)).toMatchObject({
    type: 'company',
    info: { alias: contact.companyAlias },
  })
  expect(await lookup(contact.branchAlias.toUpperCase())).toMatchObject({
    type: 'branch',
    info: { alias: contact.branchAlias, companyAlias: contact.companyAlias, country: 'ar' },
  })
  expect(await lookup(contact.alias)).toMatchObject({
    type: 'branchContact',
    info: { id: contact.id, open: true, nextOpeningAt: null, branch: { id: contact.branchId } },
  })
  expect(code(await api.client.getAlias({ params: { alias: 'nobody' } }))).toBe('404 alias-not-found')
})

/** spec('decisions beyond-the-documents.24') */
test('the page of a branch asks before its visit is counted only where the branch wants it', async () => {
  const contact = await api.given.branchContact()
  const asks = async () =>
    data(await api.client.getBranchContact({ params: { id: contact.id } })).branch.askForConsent
  expect(await asks()).toBe(false)

  await api.given.change(contact, (db) =>
    db.updateTable('branches').set({ ask_for_consent: true }).where('id', '=', contact.branchId).execute(),
  )
  expect(await asks()).toBe(true)
})

test('the page of a branch knows how the box of notifications begins', async () => {
  const contact = await api.given.branchContact()
  const begins = async () =>
    data(await api.client.getBranchContact({ params: { id: contact.id } })).branch.optInTicked
  expect(await begins()).toBe(true)
  await api.given.change(contact, (db) => db.updateTable('branches').set({ opt_in_ticked: false }).execute())
  expect(await begins()).toBe(false)
})

/** spec('000 §3.4') spec('000 §3.5') spec('000 §3.8') spec('000 §7.4') */
test('the modes of a contact come in its order, with their terms in major units and the hash of their menu', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY', 'DELIVERY'],
    mode: { fee_card: 150_050, fee_cash: null, minimum_order_price: 500_000, free_delivery_from: 2_000_000 },
  })
  const info = data(await api.client.getBranchContact({ params: { id: contact.id } }))
  const [takeAway, delivery] = info.deliveryConfig.orderModes
  expect(takeAway).toMatchObject({ type: 'TAKE_AWAY', deliveryTerms: null })
  expect(delivery?.deliveryTerms).toEqual({
    cardFee: 1500.5,
    cashFee: null,
    minimumOrderPrice: 5000,
    freeDeliveryFrom: 20000,
  })
  const { menuHashes } = data(await api.client.listMenuHashes({ params: { alias: contact.alias } }))
  expect(menuHashes.map(({ hash }) => hash)).toEqual([takeAway?.menuHash, delivery?.menuHash])
  expect(new Set(menuHashes.map(({ hash }) => hash)).size).toBe(1)
})

/**
 * spec('000 §7.5') spec('decisions wire-conventions.1')
 * spec('decisions the-server-is-the-authority.7')
 */
test('a closed contact says when it opens next, at its own wall clock', async () => {
  const contact = await api.given.branchContact({ hours: { start: 20 * 60, duration: 6 * 60 } })
  const info = data(await api.client.getBranchContact({ params: { id: contact.id } }))
  expect(info).toMatchObject({ open: false, nextOpeningAt: '2026-11-20T23:00:00.000Z' })
  api.clock.now = new Date('2026-11-21T04:30:00.000Z')
  expect(data(await api.client.getBranchContact({ params: { id: contact.id } }))).toMatchObject({
    open: true,
  })
})

/** spec('000 §3.9') spec('000 §7.9') */
test('a menu holds what can be seen, with prices in major units, and sold-out plates marked', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const plate = await api.given.plate(contact, {
    price: 123_450,
    sizes: [{ name: 'Grande', price: 200_000 }],
    groups: [{ name: 'Salsas', max_garnish_amount: 2, garnishes: [{ name: 'Criolla', price: 50 }] }],
  })
  await api.given.plate(contact, { visible: false })
  const gone = await api.given.plate(contact)
  await api.given.stock(contact, gone, 0)
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const menu = data(await api.client.getMenu({ params: { alias: contact.alias, orderModeId } }))
  expect(menu.plates.map(({ id, soldOut }) => [id, soldOut])).toEqual([
    [plate.id, false],
    [gone.id, true],
  ])
  expect(menu.plates[0]).toMatchObject({
    price: 1234.5,
    sizes: [{ name: 'Grande', price: 2000 }],
    withImage: false,
  })
  expect(menu.garnishGroups[0]).toMatchObject({
    name: 'Salsas',
    garnishes: [{ name: 'Criolla', price: 0.5 }],
  })
  expect(menu.categories[0]?.plates).toEqual([plate.id, gone.id])
})

/** spec('decisions beyond-the-documents.5') */
test('a plate that is sold out for a time comes back when the time is over, without anybody saying so', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const plate = await api.given.plate(contact)
  const start = api.clock.now.getTime()
  await api.given.change(contact, (db) =>
    db
      .insertInto('sold_out_plates')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        branch_contact_id: contact.id,
        plate_id: plate.id,
        since: api.clock.now,
        until: new Date(start + 60_000),
      })
      .execute(),
  )
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const soldOutAt = async (seconds: number) => {
    api.clock.now = new Date(start + seconds * 1000)
    const { menuHashes } = data(await api.client.listMenuHashes({ params: { alias: contact.alias } }))
    const menu = data(await api.client.getMenu({ params: { alias: contact.alias, orderModeId } }))
    expect(menu.hash).toBe(menuHashes[0]?.hash)
    return { hash: menu.hash, soldOut: menu.plates[0]?.soldOut }
  }
  const before = await soldOutAt(1)
  expect(before.soldOut).toBe(true)
  expect(await soldOutAt(59)).toEqual(before)
  const after = await soldOutAt(60)
  expect(after.soldOut).toBe(false)
  expect(after.hash).not.toBe(before.hash)
})

/** spec('000 §6.3') */
test('a mode in which nobody could pay takes no orders, and says so', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  const plate = await api.given.plate(contact)
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const enabled = async () => {
    const { deliveryConfig } = data(await api.client.getBranchContact({ params: { id: contact.id } }))
    return deliveryConfig.orderModes.map(({ type, orderEnabled }) => [type, orderEnabled])
  }
  expect(await enabled()).toEqual([
    ['TAKE_AWAY', true],
    ['DELIVERY', true],
  ])
  await api.given.change(contact, (db) =>
    db
      .deleteFrom('order_mode_payment_types')
      .where('order_mode_id', '=', contact.modes.TAKE_AWAY ?? '')
      .where('payment_type_id', '!=', contact.payments.card)
      .execute(),
  )
  // The card of this shop names no provider: nobody could charge it.
  expect(await enabled()).toEqual([
    ['TAKE_AWAY', false],
    ['DELIVERY', true],
  ])
  const headers = { 'idempotency-key': 'unpayable-order' }
  expect(await api.client.placeOrder({ headers, body })).toMatchObject({
    ok: false,
    problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'ordering-disabled' })]) },
  })
})

/** spec('decisions wire-conventions.5') */
test('a menu asked for by its hash may be kept for a year; by its ETag it is not sent twice', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact)
  const path = `/api/diner/${contact.alias}/menu/${contact.modes.TAKE_AWAY}`
  const plain = await api.fetch(path)
  const { hash } = (await plain.json()) as { hash: string }
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  const byHash = await api.fetch(`${path}?hash=${hash}`, { headers: { 'accept-encoding': 'br' } })
  expect(byHash.headers.get('cache-control')).toContain('immutable')
  // A server sends it again by itself.
  expect(readyAnswerOf(byHash)?.holds?.()).toBe(true)
  expect(byHash.headers.get('content-encoding')).toBe('br')
  const again = await api.fetch(path, { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a changed menu has another hash, and the old hash does not bring the old menu as if it were the new', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(contact)
  const path = `/api/diner/${contact.alias}/menu/${contact.modes.TAKE_AWAY}`
  const before = (await (await api.fetch(path)).json()) as { hash: string }
  await api.given.plate(contact)
  const after = (await (await api.fetch(path)).json()) as { hash: string; plates: unknown[] }
  expect(after.hash).not.toBe(before.hash)
  expect(after.plates).toHaveLength(2)
})

/** spec('000 §2.16') */
test('the contacts of a branch come nearest first, filtered by mode and by text without accents', async () => {
  const far = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    contact: { name: 'Núñez', lat: -34.545, lng: -58.463, position: 0 },
  })
  const near = await api.given.branchContact({
    sameBranchAs: far,
    orderModes: ['DELIVERY'],
    contact: { name: 'Palermo', lat: -34.588, lng: -58.43, position: 1 },
  })
  const list = async (query: Record<string, string | number>) =>
    data(await api.client.listBranchContacts({ params: { branchId: far.branchId }, query })).branchContacts
  expect((await list({})).map(({ id }) => id)).toEqual([far.id, near.id])
  const sorted = await list({ lat: -34.588, lng: -58.43 })
  expect(sorted.map(({ id }) => id)).toEqual([near.id, far.id])
  expect(sorted[0]?.distance).toBe(0)
  expect(sorted[1]?.distance).toBeGreaterThan(5000)
  expect((await list({ search: 'nunez' })).map(({ id }) => id)).toEqual([far.id])
  expect((await list({ orderModeType: 'DELIVERY' })).map(({ id }) => id)).toEqual([near.id])
})

/** spec('000 §2.19') */
test('a contact reaches a point by delivery inside its zones, or anywhere where none are drawn', async () => {
  const zoned = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  const anywhere = await api.given.branchContact({ sameBranchAs: zoned, orderModes: ['DELIVERY'] })
  const counter = await api.given.branchContact({ sameBranchAs: zoned, orderModes: ['TAKE_AWAY'] })
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
  await api.given.change(zoned, (db) =>
    db
      .insertInto('delivery_zones')
      .values({
        company_id: zoned.companyId,
        branch_id: zoned.branchId,
        branch_contact_id: zoned.id,
        id: nextTestId(),
        key: 'palermo',
        name: 'Palermo',
        area: JSON.stringify(area),
        fee_card: 0,
        fee_cash: 0,
        minimum_order_price: 0,
      })
      .execute(),
  )
  const reached = async (query: { lat?: number; lng?: number }) => {
    const { branchContacts } = data(
      await api.client.listBranchContacts({ params: { branchId: zoned.branchId }, query }),
    )
    return new Set(branchContacts.filter((item) => item.reachableByDelivery).map(({ id }) => id))
  }
  expect(await reached({})).toEqual(new Set([zoned.id, anywhere.id, counter.id]))
  expect(await reached({ lat: -34.588, lng: -58.43 })).toEqual(new Set([zoned.id, anywhere.id]))
  expect(await reached({ lat: -34.7, lng: -58.43 })).toEqual(new Set([anywhere.id]))
})

/**
 * spec('000 §3.21') spec('000 §7.10') spec('000 §7.21') spec('000 §7.22')
 * spec('000 §7.23')
 */
test('fees, discounts and surcharges of a mode are in major units', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    mode: { user_fee: 12_345, percentage_user_fee: 2.5 },
  })
  await api.given.generalDiscount(contact, { type: 'FIXED', amount: 10_050 })
  await api.given.generalSurcharge(contact, { type: 'PERCENT', percentage: 7.5 })
  const params = { id: contact.modes.TAKE_AWAY ?? '' }
  expect(data(await api.client.getFees({ params }))).toEqual({ userFee: 123.45, percentageUserFee: 2.5 })
  expect(data(await api.client.listGeneralDiscounts({ params })).generalDiscounts[0]).toMatchObject({
    value: 100.5,
  })
  expect(data(await api.client.listGeneralSurcharges({ params })).generalSurcharges[0]).toMatchObject({
    value: 7.5,
  })
})

/** spec('000 §3.7') spec('000 §4.28') spec('000 §7.14') spec('decisions constants.4') */
test('the schedule offers the hours that lie ahead; on demand offers none', async () => {
  const contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    hours: { start: 11 * 60, duration: 120 },
    mode: { order_type: 'SCHEDULED', lead_minutes: 30 },
  })
  const params = { orderModeId: contact.modes.TAKE_AWAY ?? '' }
  const [today, tomorrow] = data(await api.client.getSchedule({ params })).schedulerDaysInfo
  expect(today).toEqual({ date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['12:30'] })
  expect(tomorrow?.availableHours).toEqual(['11:00', '11:30', '12:00', '12:30'])
})

test('malformed and unknown ids are missing things; other malformed parts are named', async () => {
  const asked = await Promise.all([
    api.client.getBranchContact({ params: { id: 'no-uuid' } }),
    api.client.getBranchContact({ params: { id: '01a1fa54-fa5e-7c5f-8a8e-ce6106dc7974' } }),
    api.client.getFees({ params: { id: "'; drop table orders; --" } }),
    api.client.getMenu({ params: { alias: 'nobody', orderModeId: '01a1fa54-fa5e-7c5f-8a8e-ce6106dc7974' } }),
    api.client.listDiscounts({ params: { branchId: 'x' } }),
  ])
  expect(asked.map(code)).toEqual([
    '404 branch-contact-not-found',
    '404 branch-contact-not-found',
    '404 order-mode-not-found',
    '404 menu-not-found',
    '404 branch-not-found',
  ])
  const bad = await api.fetch('/api/indicators?branchId=1')
  expect([bad.status, bad.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ])
  expect(await bad.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'branchId' }] })
})

/** spec('000 §3.18') spec('000 §7.15') */
test('countries answer by code and by name, in any case', async () => {
  expect(data(await api.client.getCountry({ params: { country: 'CL' } }))).toMatchObject({ mantissa: 0 })
  expect(data(await api.client.getCountry({ params: { country: 'argentina' } }))).toMatchObject({
    code: 'ar',
    mantissa: 2,
  })
  expect(code(await api.client.getCountry({ params: { country: 'atlantis' } }))).toBe('404 country-not-found')
})

test('an unknown path answers 404 with a problem document', async () => {
  const nowhere = await api.fetch('/api/nowhere')
  expect([nowhere.status, ((await nowhere.json()) as { code: string }).code]).toEqual([404, 'path-not-found'])
})
