import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let honest: Awaited<ReturnType<TestApi['given']['orderBody']>>

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  honest = await api.given.orderBody(contact, { items: [{ plate }] })
})

const send = (body: string, headers: Record<string, string> = { 'idempotency-key': 'some-key' }) =>
  api.fetch('/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

const nothingWritten = async () => {
  for (const table of ['orders', 'idempotency_keys', 'customers', 'order_daily_counters'] as const) {
    expect(await api.ports.database.selectFrom(table).selectAll().execute()).toEqual([])
  }
}

/** spec('000 §9.11') */
test.each(['', '{', 'null', '[]', '"order"', '{"items":[]}', 'NaN', '['.repeat(50_000)])(
  'a malformed body is a clear 400: %.20s',
  async (body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    await nothingWritten()
  },
)

test.each([0, -1, 1e9, 1.5, '2', null])('a quantity of %s is named with its place', async (quantity) => {
  const response = await send(JSON.stringify({ ...honest, items: [{ ...honest.items[0], quantity }] }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid-request',
    errors: [{ path: 'items.0.quantity' }],
  })
  await nothingWritten()
})

test('the largest quantity does not overflow anything', async () => {
  const item = { ...honest.items[0], quantity: 9_999_999 }
  const response = await send(JSON.stringify({ ...honest, items: Array.from({ length: 50 }, () => item) }))
  expect(response.status).toBe(422)
  await nothingWritten()
})

test('notes of 10 MB are too large, and the rest of them is not read', async () => {
  const response = await send(JSON.stringify({ ...honest, notes: 'a'.repeat(10 * 1024 * 1024) }))
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'body-too-large' })
  await nothingWritten()
})

test('no key, a short one and one that is too long are refused', async () => {
  const keys: Record<string, string>[] = [
    {},
    { 'idempotency-key': 'short' },
    { 'idempotency-key': 'k'.repeat(201) },
  ]
  for (const headers of keys) {
    expect((await send(JSON.stringify(honest), headers)).status).toBe(400)
  }
  await nothingWritten()
})

test('an unknown branch contact is a 404', async () => {
  const response = await send(JSON.stringify({ ...honest, branchContact: contact.branchId }))
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'branch-contact-not-found' })
})

test('characters that no database stores are left out of texts, and the order is placed', async () => {
  const cut = { ...honest, customerName: 'Ana\0 \u{1F600}'.slice(0, -1), notes: 'a\0b' }
  const response = await send(JSON.stringify(cut))
  expect(response.status).toBe(201)
  const row = await api.ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ customer_name: 'Ana', notes: 'ab' })
})

test('addresses with a NUL are missing things', async () => {
  expect((await api.fetch('/api/diner/a%00b/order/0123456789')).status).toBe(404)
  expect((await api.fetch('/api/diner/a%00b')).status).toBe(404)
  expect((await api.fetch(`/api/orders?phone=%00&branchContactId=${contact.id}`)).status).toBe(400)
})

const anything = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })

test('no JSON at all makes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      expect((await send(JSON.stringify(value))).status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})

/** spec('000 §7.24') */
test('no field of an order, whatever is in it, makes a server error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const values = fc.oneof(anything, text, fc.double(), fc.constantFrom(honest.phone, honest.price, 1e300, -0))
  const change = fc.tuple(fc.constantFrom(...Object.keys(honest)), values)
  const inItem = fc.tuple(fc.constantFrom(...Object.keys(honest.items[0] ?? {})), values)
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 3 }),
      fc.array(inItem, { maxLength: 2 }),
      async (top, deep) => {
        const item = { ...honest.items[0], ...Object.fromEntries(deep) }
        const body = { ...honest, items: [item], ...Object.fromEntries(top) }
        const response = await send(JSON.stringify(body), { 'idempotency-key': api.ports.newId() })
        expect(response.status).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
})

test('a NUL in a body is no error of ours', async () => {
  const response = await api.fetch('/api/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: String.raw`{"email":"ana\u0000@example.com","password":"some\u0000-password"}`,
  })
  expect(response.status).toBe(401)
})
