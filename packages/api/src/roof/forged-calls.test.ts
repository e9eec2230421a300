import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** Calls of another site's page: a form, which a browser sends without asking, and JSON. */
const form = (path: string, body: object, headers: Record<string, string>) =>
  api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
]

describe('a page of somebody else’s', () => {
  test('signs no diner in, begins no shift and places no order', async () => {
    const contact = await api.given.branchContact()
    const plate = await api.given.plate(contact)
    await api.given.order(contact, { items: [{ plate }] })
    const diner = { phone: '11 2345-6789', branchId: contact.branchId }
    const order = await api.given.orderBody(contact, { items: [{ plate }] })
    const rider = {
      name: 'Rita',
      phone: '11 5555-5555',
      securityCode: 'x',
      riderUser: { branchContact: { id: contact.id } },
      active: true,
    }
    for (const headers of ELSEWHERE) {
      const key = { 'idempotency-key': 'a-key-of-this-test', ...headers }
      const answers = [
        await form('/api/diner/session', diner, headers),
        await form('/api/order', order, key),
        await form('/api/rider/createwithcode', rider, headers),
        await form('/api/staff/session', { email: 'a@example.com', password: 'x' }, headers),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'origin-forbidden' })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    const orders = await api.ports.database.selectFrom('orders').select('id').execute()
    expect(orders).toHaveLength(1)
  })

  test('is a form as well, whose fields a browser sends by itself', async () => {
    const contact = await api.given.branchContact()
    const answer = await api.fetch('/api/diner/session', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: new URLSearchParams({ phone: '1123456789', branchId: contact.branchId }).toString(),
    })
    expect(answer.status).toBe(403)
  })
})

test('a program, and a page of ours, are let in', async () => {
  const contact = await api.given.branchContact()
  await api.given.order(contact)
  const diner = { phone: '11 2345-6789', branchId: contact.branchId }
  const ours: readonly Record<string, string>[] = [
    { origin: '' },
    { origin: api.ports.publicUrl },
    { origin: '', 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of ours) expect((await form('/api/diner/session', diner, headers)).status).toBe(200)
})

test('a bank sends the diner back from its own page', async () => {
  const answer = await form(
    '/api/payments/sandbox/return/0190a5b8-0000-7000-8000-000000000000',
    {},
    { origin: 'https://bank.example' },
  )
  expect(answer.status).toBe(404)
})
