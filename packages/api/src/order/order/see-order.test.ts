import type { Message } from '@mostrador/messaging/message-sender'
import { expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const phone = '11 2345-6789'

/** spec('001 §3.1') spec('001 §6.1') spec('001 §7.1') spec('decisions who-sees-what.1') */
test('the link opens an order with everything that was bought and nothing that identifies', async () => {
  const { client, given, ports } = await startTestApi()
  const contact = await given.branchContact({ orderModes: ['DELIVERY'], mode: { fee_cash: 40_000 } })
  const { code, id } = await given.order(contact, {
    mode: 'DELIVERY',
    body: { notes: 'Timbre roto', customerEmail: 'ana@example.com', document: '12.345.678' },
  })

  const order = await client.getOrder({
    params: { alias: contact.alias.toUpperCase(), code: code.toLowerCase() },
  })

  expect(order).toMatchObject({
    ok: true,
    data: {
      id,
      code,
      number: 1,
      status: 'GENERATED',
      confirmed: true,
      orderedAt: '2026-11-20T15:00:00.000Z',
      items: [{ name: 'Milanesa', quantity: 1, accPrice: 1000 }],
      itemsPrice: 1000,
      deliveryFee: 400,
      total: 1400,
      paysWith: 1400,
      notes: 'Timbre roto',
      destination: { street: 'Gorriti', number: '5000' },
      branchContact: { id: contact.id, alias: contact.alias, country: 'ar' },
      orderText: null,
    },
  })
  const text = JSON.stringify(order)
  for (const secret of ['2345-6789', '23456789', 'ana@example.com', '12345678'])
    expect(text).not.toContain(secret)
  // docs/decisions/024: nor the id by which two orders of a person would be told to be of one.
  const customers = await ports.database.selectFrom('customers').select('id').execute()
  expect(customers).toHaveLength(1)
  expect(text).not.toContain(customers[0]?.id)
})

/** spec('decisions who-sees-what.5') */
test('a malformed code, an unknown one and the alias of another tenant are answered alike', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact()
  const sibling = await given.branchContact({ sameBranchAs: contact })
  const { code } = await given.order(contact)
  const asked = [
    { alias: contact.alias, code: 'no' },
    { alias: contact.alias, code: '0000000000' },
    { alias: sibling.alias, code },
    { alias: contact.branchAlias, code },
    { alias: 'nobody', code },
  ]

  const answers = await Promise.all(asked.map((params) => client.getOrder({ params })))

  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'order-not-found' } })
  }
})

test('an order is one query to look at', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact()
  const { code } = await given.order(contact)
  const look = (of: string) => () => client.getOrder({ params: { alias: contact.alias, code: of } })
  // One that is none is looked for as well: how long the answer takes tells nothing.
  for (const of of [code, '0000000000', 'no']) expect(await statementsOf(look(of))).toHaveLength(1)
})

/**
 * spec('000 §2.44') spec('000 §7.34') spec('001 §2.28') spec('001 §3.2')
 * spec('001 §7.6') spec('001 §9.6') spec('decisions constants.1')
 * spec('decisions who-sees-what.2')
 */
test('a browser sees the orders of a phone that it placed, newest first, page by page', async () => {
  const { browser, client, given, clock } = await startTestApi()
  const contact = await given.branchContact()
  const plate = await given.plate(contact)
  const own = browser()
  for (let index = 0; index < 3; index += 1) await given.order(contact, { client: own, items: [{ plate }] })
  const stranger = browser()
  await given.order(contact, { client: stranger, items: [{ plate }] })
  await given.order(contact, { client: own, items: [{ plate }], body: { phone: '11 5555-5555' } })

  const query = { phone: '+54 9 11 2345 6789', branchContactId: contact.id }
  const page = async (from: typeof client, more: object = {}) => {
    const answer = await from.listOrders({ query: { ...query, ...more } })
    return (
      answer.ok && [answer.data.dinerOrders.orders.map(({ number }) => number), answer.data.dinerOrders.more]
    )
  }

  expect(await page(own, { limit: 2 })).toEqual([[3, 2], true])
  expect(await page(own, { limit: 2, offset: 2 })).toEqual([[1], false])
  expect(await page(own, { limit: 3 })).toEqual([[3, 2, 1], false])
  expect(await page(stranger)).toEqual([[4], false])
  expect(await page(client)).toEqual([[], false])
  expect(await page(browser())).toEqual([[], false])
  expect(await page(own, { phone: 'abc' })).toEqual([[], false])

  const inProgress = async () => {
    const answer = await own.listOrders({ query })
    return answer.ok && answer.data.dinerOrders.orders[0]
  }
  expect(await inProgress()).toMatchObject({
    inProgress: true,
    total: 1000,
    date: '2026-11-20T15:00:00.000Z',
  })
  clock.now = new Date('2026-11-21T15:00:01.000Z')
  expect(await inProgress()).toMatchObject({ inProgress: false, alias: contact.alias })
})

test('a diner who verified the phone sees its orders without the cookie of the browser that signed in', async () => {
  let text = ''
  const send = async (message: Message) => {
    text = message.text
    return { ok: true } as const
  }
  const { fetch, given, client } = await startTestApi({ messages: { send } })
  const contact = await given.branchContact({ contact: { sign_in: 'CODE' } })
  await given.order(contact, { client })
  const cookies: string[] = []
  const signIn = async (code?: string) => {
    const answer = await fetch('/api/diner/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
      body: JSON.stringify({ phone, branchId: contact.branchId, branchContactId: contact.id, code }),
    })
    cookies.push(...answer.headers.getSetCookie().map((cookie) => String(cookie.split(';')[0])))
  }
  await signIn()
  await signIn(/^\d{6}/.exec(text)?.[0])
  const cookie = cookies.filter((pair) => !pair.startsWith('mostrador_browser=')).join('; ')
  const query = { phone, branchContactId: contact.id }
  const listed = (headers: { readonly cookie?: string }) => client.listOrders({ query }, { headers })
  expect(await listed({ cookie })).toMatchObject({
    data: { dinerOrders: { orders: [{ number: 1 }], ofThisBrowser: false } },
  })
  expect(await listed({})).toMatchObject({ data: { dinerOrders: { orders: [], ofThisBrowser: true } } })
})

test('the cookie is http-only, and one that we did not sign opens nothing', async () => {
  const { fetch, given, client } = await startTestApi()
  const contact = await given.branchContact()
  const body = await given.orderBody(contact, { items: [{ plate: await given.plate(contact) }] })
  const send = (headers: Record<string, string>) =>
    fetch('/api/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'some-key', ...headers },
      body: JSON.stringify(body),
    })

  const [cookie = ''] = (await send({})).headers.getSetCookie()
  expect(cookie).toMatch(
    /^mostrador_browser=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
  const [pair = ''] = cookie.split(';')

  // The answer of the first try was lost: the second brings the same cookie again, and one who has
  // it none.
  expect((await send({})).headers.getSetCookie()).toEqual([cookie])
  expect((await send({ cookie: pair })).headers.getSetCookie()).toEqual([])

  const list = (value: string) =>
    client.listOrders({ query: { phone, branchContactId: contact.id } }, { headers: { cookie: value } })
  expect(await list(pair)).toMatchObject({ data: { dinerOrders: { orders: [{ number: 1 }] } } })
  const [id = ''] = pair.replace('mostrador_browser=', '').split('.')
  for (const forged of [`mostrador_browser=${id}`, `mostrador_browser=${id}.${'A'.repeat(43)}`]) {
    expect(await list(forged)).toMatchObject({ data: { dinerOrders: { orders: [] } } })
  }
})

/** spec('decisions who-sees-what.2') */
test('the list is limited per address and per phone', async () => {
  const limit = (times: number) => ({ times, seconds: 60, together: true })
  const rules = {
    'list-orders-address': limit(4),
    'list-orders-phone': limit(2),
    'phone-slow-network': { times: 0 },
  }
  const { browser, given } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const contact = await given.branchContact()
  const own = browser()
  await given.order(contact, { client: own })
  const ask = async (ip: string, number = phone) => {
    const query = { phone: number, branchContactId: contact.id }
    const answer = await own.listOrders({ query }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 200 : answer.problem.status
  }

  expect(await ask('198.51.100.1')).toBe(200)
  expect(await ask('198.51.100.2')).toBe(200)
  expect(await ask('198.51.100.3')).toBe(429)
  expect(await ask('198.51.100.3', '11 5555-5555')).toBe(200)
  expect(await ask('198.51.100.1', '11 5555-5555')).toBe(200)
  for (const number of ['11 5555-0001', '11 5555-0002']) expect(await ask('198.51.100.1', number)).toBe(200)
  expect(await ask('198.51.100.1', '11 5555-0003')).toBe(429)
})

/** spec('001 §2.29') */
test('a delivery that is under way leads to its tracking, and to its follow-up once it is there', async () => {
  const { browser, as, given } = await startTestApi()
  const contact = await given.branchContact({
    orderModes: ['DELIVERY'],
    contact: { rider_security_code_hash: 'of nobody here' },
  })
  const staff = await as(await given.staff({ contacts: [contact] }))
  const own = browser()
  const { id, code } = await given.order(contact, { mode: 'DELIVERY', client: own })
  const link = async () => {
    const answer = await own.listOrders({ query: { phone, branchContactId: contact.id } })
    return answer.ok ? answer.data.dinerOrders.orders[0]?.shipmentUrl : answer.problem.code
  }
  const change = (action: 'accept' | 'ready' | 'deliver') =>
    staff.changeOrderStatus({ params: { id }, body: { action } })

  expect(await link()).toBeNull()
  await change('accept')
  expect(await link()).toBe(`/logistics/tracking/order/${contact.alias}/${code}`)
  await change('ready')
  await change('deliver')
  expect(await link()).toBeNull()
})
