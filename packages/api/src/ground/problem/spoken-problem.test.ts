import { problemSchema } from '@mostrador/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** Returns the sentence of a refused call, asked from a page of this voice. */
async function refused(voice?: string, path = '/api/diner/order/details', body: unknown = { code: 'X' }) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': 'a-key-of-this-test',
    ...(voice && { 'x-voice': voice }),
  }
  const response = await api.fetch(`http://localhost${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { response, problem: problemSchema.parse(await response.json()) }
}

/** spec('decisions beyond-the-documents.26') */
test('to a page in vos a refusal is said in vos, whole; to any other as the documents say it', async () => {
  const signIn = { phone: '11', branchId: 'x' }
  const plain = await refused(undefined, '/api/diner/session', signIn)
  const spoken = await refused('VOS', '/api/diner/session', signIn)
  expect(spoken.response.status).toBe(plain.response.status)
  expect(spoken.problem.code).toBe(plain.problem.code)
  expect(spoken.response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')

  const contact = await api.given.branchContact()
  const call = { phone: 'none', branchId: contact.branchId }
  expect((await refused('TU', '/api/diner/session', call)).problem.detail).toBe(
    'Debe ingresar un número válido',
  )
  const vos = await refused('VOS', '/api/diner/session', call)
  expect(vos.problem).toMatchObject({
    title: 'Debés ingresar un número válido',
    detail: 'Debés ingresar un número válido',
  })
})

test('each message of a refused order is turned, and what is no problem is not touched', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const plate = await api.given.plate(contact)
  const order = await api.given.orderBody(contact, { items: [{ plate }], body: { customerName: '' } })
  const { problem } = await refused('VOS', '/api/order', order)
  expect(problem.errors?.map(({ message }) => message)).toContain(
    'Debés ingresar tu nombre para poder realizar el pedido.',
  )
  const found = await api.fetch(`http://localhost/api/diner/${contact.alias}`, {
    headers: { 'x-voice': 'VOS' },
  })
  expect(await found.json()).toMatchObject({ type: 'branchContact', info: { name: 'Palermo' } })
})
