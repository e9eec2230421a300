import type { Client } from '@mostrador/contract/client'
import type { LoyaltyProgramsTable } from '@mostrador/database/rows'
import type { Message } from '@mostrador/messaging/message-sender'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const PHONE = '11 2345-6789'
const CONFIRM = 'Confirma tu teléfono para usar tus Brasas'
const FIRST_ORDER = 'Vas a poder usar tus Brasas después de tu primer pedido pagado'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let texts: Message[]
let rewardId: string

type Protection = LoyaltyProgramsTable['protection']

async function open(protection: Protection, pointsProtection: 'ON_NEW_BROWSER' | 'NEVER' = 'NEVER') {
  texts = []
  const send = async (message: Message) => {
    texts.push(message)
    return { ok: true } as const
  }
  api = await startTestApi({ messages: { send }, pointsProtection })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
  rewardId = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const program: Insertable<LoyaltyProgramsTable> = {
    ...tenant,
    id: nextTestId(),
    name: 'Brasas',
    protection,
  }
  await api.given.change(contact, async (db) => {
    await db.insertInto('loyalty_programs').values(program).execute()
    await db
      .insertInto('loyalty_rewards')
      .values({ ...tenant, id: rewardId, key: 'hola', reward: 150 })
      .execute()
  })
}

const place = () => ({ branchId: contact.branchId, branchContactId: contact.id })
const order = (client: Client) => api.given.order(contact, { client, items: [{ plate }] })

/** An order of a browser that is brought to its end. */
async function paidOrder(client: Client): Promise<void> {
  const { id } = await order(client)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  for (const action of ['accept', 'ready', 'deliver'] as const)
    await staff.changeOrderStatus({ params: { id }, body: { action } })
}

const givePoints = (points: number) =>
  api.ports.database.updateTable('customers').set({ loyalty_points_balance: points }).execute()

async function spend(client: Client, points: number) {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(body.total) - points
  return client.placeOrder({
    headers: { 'idempotency-key': nextTestId() },
    body: { ...body, total, paysWith: total, loyaltyInfo: { redeemedPoints: points } },
  })
}
const refused = (message: string) => ({
  ok: false,
  problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'points-refused', message })]) },
})

const claim = (client: Client, phone = PHONE) =>
  client.claimReward({
    params: { phone, loyaltyRewardId: rewardId },
    body: { name: 'Ana', phone, email: 'ana@correo.test', ...place(), loyaltyRewardId: rewardId },
  })

async function read(client: Client) {
  const found = await client.getOrderingCustomer({ params: { phone: PHONE }, query: place() })
  return found.ok && found.data && [found.data.loyaltyPointsBalance, found.data.pointsLock]
}
async function history(client: Client) {
  const query = { offset: 0, limit: 20, branchContactId: contact.id }
  const told = await client.listPointsHistory({ params: { id: contact.branchId, phone: PHONE }, query })
  return told.ok && told.data.rows.length
}

async function verify(client: Client, phone = PHONE): Promise<void> {
  const body = { phone, ...place(), verify: true }
  expect(await client.startDinerSession({ body })).toMatchObject({ problem: { code: 'code-required' } })
  const code = /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await client.startDinerSession({ body: { ...body, code } })).toMatchObject({ ok: true })
}

describe('points that are protected', () => {
  beforeEach(() => open('ON_NEW_BROWSER'))

  /** spec('decisions who-sees-what.12') */
  test('are neither read nor spent in a browser that only knows the phone, whatever it orders', async () => {
    await paidOrder(api.browser())
    await givePoints(300)
    const stranger = api.browser()
    expect(await read(stranger)).toEqual([null, 'VERIFY'])
    expect(await spend(stranger, 100)).toMatchObject(refused(CONFIRM))
    // The refusal does not tell how many there are either.
    expect(await spend(stranger, 301)).toMatchObject(refused(CONFIRM))
    await paidOrder(stranger)
    await givePoints(300)
    expect(await read(stranger)).toEqual([null, 'VERIFY'])
    expect(await history(stranger)).toBe(0)
    expect(await spend(stranger, 100)).toMatchObject(refused(CONFIRM))
  })

  test('are there once the digits were typed, at the moment of spending', async () => {
    await paidOrder(api.browser())
    await givePoints(300)
    const own = api.browser()
    await verify(own)
    expect(texts).toMatchObject([{ to: '541123456789', kind: 'sign-in' }])
    expect(await read(own)).toEqual([300, null])
    expect(await spend(own, 100)).toMatchObject({ ok: true })
    expect(await history(own)).toBe(1)
  })

  test('are there without digits in the browser that ordered with the phone first, and has paid', async () => {
    const own = api.browser()
    await order(own)
    await givePoints(300)
    expect(await read(own)).toEqual([300, 'VERIFY'])
    // Another's order was paid: that of a stranger who took the phone does not open what its owner
    // earned.
    await paidOrder(api.browser())
    await givePoints(300)
    expect(await spend(own, 100)).toMatchObject(refused(CONFIRM))
    await paidOrder(own)
    await givePoints(300)
    expect(await read(own)).toEqual([300, null])
    expect(await spend(own, 100)).toMatchObject({ ok: true })
  })

  test('are credited for a reward only to a phone that was verified, or whose browser it is', async () => {
    const own = api.browser()
    expect(await claim(own)).toMatchObject({ ok: false, problem: { status: 401, code: 'code-required' } })
    expect(await api.ports.database.selectFrom('customers').selectAll().execute()).toEqual([])
    await verify(own)
    expect(await claim(own)).toEqual({ ok: true, data: { loyaltyPointsBalance: 150 } })
    expect(await spend(own, 100)).toMatchObject({ ok: true })
    expect(await history(own)).toBe(2)
    expect(await history(api.browser())).toBe(0)

    const first = api.browser()
    const body = { phone: '11 3333-4444' }
    await api.given.order(contact, { client: first, body })
    expect(await claim(first, body.phone)).toMatchObject({ ok: true })
  })

  test('want digits that belong to the phone', async () => {
    const own = api.browser()
    await verify(own, '11 3333-4444')
    await paidOrder(api.browser())
    await givePoints(300)
    expect(await read(own)).toEqual([null, 'VERIFY'])
    const body = { phone: PHONE, ...place(), verify: true, code: '000000' }
    expect(await own.startDinerSession({ body })).toMatchObject({ problem: { code: 'wrong-code' } })
  })
})

describe('where the phone alone is enough', () => {
  beforeEach(() => open('NEVER'))

  test('points are read and spent in any browser, as the documents have it', async () => {
    await paidOrder(api.browser())
    await givePoints(300)
    const other = api.browser()
    expect(await read(other)).toEqual([300, null])
    expect(await spend(other, 100)).toMatchObject({ ok: true })
    expect(texts).toEqual([])
  })

  /** spec('decisions who-sees-what.13') */
  test('an invented phone spends nothing before it has paid an order', async () => {
    const browser = api.browser()
    expect(await claim(browser)).toMatchObject({ ok: true, data: { loyaltyPointsBalance: 150 } })
    expect(await read(browser)).toEqual([150, 'FIRST_ORDER'])
    expect(await spend(browser, 100)).toMatchObject(refused(FIRST_ORDER))
    // An order that is only placed, or is canceled, pays nothing.
    const { id } = await order(browser)
    expect(await spend(browser, 100)).toMatchObject(refused(FIRST_ORDER))
    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'No vino' } })
    expect(await spend(browser, 100)).toMatchObject(refused(FIRST_ORDER))
    await paidOrder(browser)
    expect(await spend(browser, 100)).toMatchObject({ ok: true })
  })

  test('asking for digits sends none', async () => {
    await paidOrder(api.browser())
    const body = { phone: PHONE, ...place(), verify: true }
    expect(await api.browser().startDinerSession({ body })).toMatchObject({ ok: true })
    expect(texts).toEqual([])
  })
})

/** spec('decisions who-sees-what.12') */
test('a programme that says nothing is as the server has it', async () => {
  for (const [server, access] of [
    ['ON_NEW_BROWSER', [null, 'VERIFY']],
    ['NEVER', [300, null]],
  ] as const) {
    await open(null, server)
    await paidOrder(api.browser())
    await givePoints(300)
    expect(await read(api.browser())).toEqual(access)
  }
})

test('a branch without a programme tells what it told', async () => {
  await open('ON_NEW_BROWSER')
  await order(api.browser())
  await api.ports.database.updateTable('loyalty_programs').set({ active: false }).execute()
  expect(await read(api.browser())).toEqual([0, null])
})
