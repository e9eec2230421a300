import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const ID = '0190a5b8-0000-7000-8000-000000000000'

test.each([
  ['GET', '/api/order', 'POST'],
  ['DELETE', '/api/order', 'POST'],
  ['PATCH', '/api/order', 'POST'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['GET', '/api/diner/order/details', 'POST'],
  ['PUT', '/api/diner/session', 'DELETE, GET, HEAD, POST'],
  ['POST', `/api/shipments/${ID}`, 'GET, HEAD, PUT'],
  ['DELETE', `/api/survey/${ID}`, 'GET, HEAD, POST'],
  ['OPTIONS', '/api/rt', 'GET, HEAD'],
])('%s %s is answered 405 with the methods that the path takes', async (method, path, allow) => {
  const answer = await api.fetch(path, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ code: 'method-not-allowed', status: 405 })
})

test('a path that no route has is answered 404 by whatever method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const answer = await api.fetch('/api/none/such', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, null])
  }
})

const post = (path: string, type: string | undefined, body: string) =>
  // A text alone would be sent as text/plain.
  api.fetch(path, { method: 'POST', headers: type ? { 'content-type': type } : {}, body: new Blob([body]) })

test.each([
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/xml',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
])('JSON that is sent as %s is answered 415, and nothing of it is done', async (type) => {
  const contact = await api.given.branchContact()
  const session = { phone: '11 2345-6789', branchId: contact.branchId }
  await api.given.order(contact)
  const answer = await post('/api/diner/session', type, JSON.stringify(session))
  expect([answer.status, answer.headers.get('accept')]).toEqual([415, 'application/json'])
  expect(await answer.json()).toMatchObject({ code: 'type-unsupported' })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/vnd.shop+json'])(
  'JSON that is sent as %s is read',
  async (type) => {
    const contact = await api.given.branchContact()
    await api.given.order(contact)
    const session = { phone: '11 2345-6789', branchId: contact.branchId }
    expect((await post('/api/diner/session', type, JSON.stringify(session))).status).toBe(200)
  },
)

test('a page of a provider sends the diner back by a form, and a provider tells in any type', async () => {
  const form = 'application/x-www-form-urlencoded'
  const back = await post(`/api/payments/sandbox/return/${ID}`, form, 'TBK_TOKEN=x')
  expect(back.status).toBe(404)
  const told = await post(`/api/payments/sandbox/notifications?attempt=${ID}`, 'text/plain', '{}')
  expect([401, 404]).toContain(told.status)
})

test('an empty body is malformed, whatever type it says', async () => {
  const answer = await api.fetch('/api/diner/session', { method: 'POST' })
  expect(await answer.json()).toMatchObject({ status: 400, code: 'malformed-body' })
})
