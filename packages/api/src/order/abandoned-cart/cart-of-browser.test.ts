import type { Client } from '@mostrador/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../../ground/message/sent-message-store.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PHONE = '11 2345-6789'
const MINUTE = 60_000

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact)
})

const place = () => ({ branchContactId: contact.id, branchId: contact.branchId, phone: PHONE })

/** A browser leaves so many of the plate in its cart. */
async function leave(client: Client, quantity: number, notes = ''): Promise<void> {
  const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate, quantity, notes }] })
  const body = { ...place(), items, orderModeId, navigationEvent: 'PAGE_HIDDEN' } as const
  expect(await client.noticeAbandonedCart({ body })).toEqual({ ok: true, data: null })
}

/** A customer who wants messages, in the browser that ordered first. */
async function ana(): Promise<Client> {
  const browser = api.browser()
  await api.given.order(contact, { client: browser, body: { phone: PHONE, optIn: true } })
  wait(1)
  return browser
}

const wait = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE)
}

/** The links of the messages that were sent when all that is due was done, the newest first. */
async function links(): Promise<readonly URL[]> {
  wait(31)
  await runDueJobs(api.ports)
  const texts = (await listKeptMessages(api.ports.database)).map(({ text }) => text)
  return texts.map((text) => new URL(/http\S+/.exec(text)?.[0] ?? ''))
}

const recover = (token?: string, client = api.client) =>
  client.recoverCart({
    params: { phone: PHONE, branchContactId: contact.id },
    query: token === undefined ? {} : { token },
  })
const gone = { ok: false, problem: { status: 404, code: 'cart-not-found' } }
const quantities = (found: Awaited<ReturnType<typeof recover>>) =>
  found.ok && found.data.items.map(({ quantity }) => quantity)

describe('a cart is read', () => {
  /** spec('decisions who-sees-what.8') */
  test('with the token of the reminder’s link, and by nobody with the phone alone', async () => {
    const own = await ana()
    await leave(own, 2)
    expect(await recover()).toMatchObject(gone)
    expect(await recover(undefined, own)).toMatchObject(gone)
    expect(await recover('')).toMatchObject(gone)
    expect(await recover('x')).toMatchObject(gone)
    expect(await recover(api.ports.newId())).toMatchObject(gone)

    const [link] = await links()
    const token = link?.searchParams.get('cartToken') ?? ''
    expect(quantities(await recover(token, api.browser()))).toEqual([2])
  })

  test('by a token of its own: that of an earlier cart opens no later one', async () => {
    const own = await ana()
    await leave(own, 2)
    const tokens = () => api.ports.database.selectFrom('abandoned_carts').select('token').execute()
    const [first] = await tokens()
    await own.cancelAbandonedCart({ body: { ...place(), navigationEvent: 'CART_EMPTIED' } })
    wait(1)
    await leave(own, 3)
    const [second] = await tokens()
    expect(await recover(first?.token)).toMatchObject(gone)
    expect(quantities(await recover(second?.token))).toEqual([3])
  })

  test('without its notes, which are not kept', async () => {
    await leave(await ana(), 1, 'Timbre 3B, el portón está roto')
    const rows = await api.ports.database.selectFrom('abandoned_carts').select('items').execute()
    expect(JSON.stringify(rows)).not.toContain('Timbre')
  })
})

describe('a stranger who knows the phone', () => {
  test('neither replaces the cart nor ends it', async () => {
    const own = await ana()
    await leave(own, 2)
    const stranger = api.browser()
    wait(1)
    await leave(stranger, 9)
    for (const navigationEvent of ['PAGE_VISIBLE', 'CART_EMPTIED', 'ORDER_CREATED'] as const)
      await stranger.cancelAbandonedCart({ body: { ...place(), navigationEvent } })
    const [link] = await links()
    expect(quantities(await recover(link?.searchParams.get('cartToken') ?? ''))).toEqual([2])
  })

  test('does not have the owner reminded of a cart of the stranger’s instead, nor twice', async () => {
    await leave(await ana(), 2)
    for (const quantity of [7, 8, 9]) {
      wait(1)
      await leave(api.browser(), quantity)
    }
    const sent = await links()
    expect(sent).toHaveLength(1)
    expect(quantities(await recover(sent[0]?.searchParams.get('cartToken') ?? ''))).toEqual([2])
    await leave(api.browser(), 5)
    expect(await links()).toHaveLength(1)
  })
})

test('an order of the phone in another browser ends the reminder and the link', async () => {
  await leave(await ana(), 2)
  const token = (await api.ports.database.selectFrom('abandoned_carts').select('token').executeTakeFirst())
    ?.token
  wait(1)
  await api.given.order(contact, { client: api.browser(), body: { phone: PHONE } })
  expect(await links()).toEqual([])
  expect(await recover(token)).toMatchObject(gone)
})
