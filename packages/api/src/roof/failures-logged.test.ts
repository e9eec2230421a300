import { expect, test, vi } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

/** An API whose database breaks in one way, and what it tells the log. */
async function breaking(error: Error) {
  const logged: [string, Readonly<Record<string, unknown>>][] = []
  const tell = (event: string, fields: Readonly<Record<string, unknown>> = {}) =>
    void logged.push([event, fields])
  const api = await startTestApi({ log: { info: tell, warn: tell, error: tell } })
  const contact = await api.given.branchContact()
  vi.spyOn(api.ports.hosts, 'ownerOf').mockRejectedValue(error)
  const ask = async (path: string) => {
    const answer = await api.fetch(path)
    return [answer.status, (await answer.json()) as { code: string; requestId: string }] as const
  }
  return { ask, contact, logged }
}

const PHONE = '+541123456789'

test('a failure is logged with its route, without the phone or the order of the path', async () => {
  const { ask, contact, logged } = await breaking(new Error('nobody foresaw it'))
  const [status, problem] = await ask(`/api/orderingcustomer/${PHONE}?branchId=${contact.branchId}`)
  expect([status, problem.code]).toEqual([500, 'unexpected'])
  await ask(`/api/diner/${contact.alias}/order/7f3k9qw2zd`)
  expect(logged).toMatchObject([
    ['request-failed', { requestId: problem.requestId, route: '/api/orderingcustomer/:phone' }],
    ['request-failed', { route: '/api/diner/:alias/order/:code' }],
  ])
  expect(JSON.stringify(logged)).not.toMatch(/1123456789|7f3k9qw2zd/)
})

test('nor is it told to the caller why', async () => {
  const { ask, contact } = await breaking(new Error('select secret from vault'))
  const [, problem] = await ask(`/api/diner/${contact.alias}`)
  expect(JSON.stringify(problem)).not.toMatch(/select|vault|at .*\.ts/)
})

test('a database that is away is told alike', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { ask, logged } = await breaking(away)
  expect((await ask(`/api/orderingcustomer/${PHONE}`))[0]).toBe(503)
  expect(logged).toMatchObject([['database-away', { route: '/api/orderingcustomer/:phone' }]])
  expect(JSON.stringify(logged)).not.toContain('1123456789')
})
