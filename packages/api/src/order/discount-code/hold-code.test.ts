import type { Client } from '@mostrador/contract/client'
import { sampleCode } from '@mostrador/domain/testing/sample-code'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { placeOnline } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { testProvider } from '../../testing/test-provider.ts'
import { holdCode } from './hold-code.ts'

const PHONE = '11 2345-6789'

let api: TestApi
let contact: GivenContact

async function open(uses: number, ports: Parameters<typeof startTestApi>[0] = {}): Promise<void> {
  api = await startTestApi(ports)
  contact = await api.given.branchContact()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const limited = { limited_usage: true, usage_limit: uses }
  await api.ports.database
    .insertInto('discount_codes')
    .values({ ...tenant, id: nextTestId(), code: 'HOLA10', type: 'PERCENT', percentage: 10, ...limited })
    .execute()
}
beforeEach(() => open(10))

const ask = (client: Client, { phone = PHONE, ip = '198.51.100.1' } = {}) =>
  client.validateDiscountCode(
    {
      body: {
        code: 'HOLA10',
        paymentId: contact.payments.cash,
        phone,
        orderDate: api.clock.now.toISOString(),
        branchId: contact.branchId,
      },
    },
    { headers: { 'x-caller-ip': ip } },
  )
const held = () => api.ports.database.selectFrom('discount_code_holds').selectAll().execute()

test('a browser holds one use for its cart, however many phones it types', async () => {
  const browser = api.browser()
  for (let at = 0; at < 5; at += 1)
    expect(await ask(browser, { phone: `11 2345-000${at}` })).toMatchObject({ ok: true })
  expect(await held()).toHaveLength(1)
})

test('one network holds three uses, with however many browsers and phones; the code is good all the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) => ask(api.browser(), { phone: `11 2345-000${at}` })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(answers.filter((answer) => answer.ok && answer.data.heldUntil !== null)).toHaveLength(3)
  expect(await held()).toHaveLength(3)
  // All addresses of an IPv6 network are one; another one has its own, and nobody was used up for
  // it.
  for (const end of [1, 2, 3, 4])
    expect(await ask(api.browser(), { ip: `2001:db8:1:2::${end}` })).toMatchObject({ ok: true })
  expect(await held()).toHaveLength(6)
  const kept = JSON.stringify(await held())
  for (const part of ['198.51', '2001:db8', '2345-000', '112345000']) expect(kept).not.toContain(part)
})

test('a browser that types the phone of a holder does not get the held code', async () => {
  await open(1)
  const own = api.browser()
  expect(await ask(own)).toMatchObject({ ok: true })
  const used = { ok: false, problem: { code: 'discount-code-used-up' } }
  expect(await ask(api.browser(), { ip: '198.51.100.2' })).toMatchObject(used)
  expect(await ask(own)).toMatchObject({ ok: true })
})

test('a diner whose unpaid order has the last use of a code keeps it, and no other gets it', async () => {
  await open(1, { payments: testProvider() })
  const own = api.browser()
  const plate = await api.given.plate(contact, { price: 100_000 })
  const { id } = await api.ports.database.selectFrom('discount_codes').select('id').executeTakeFirstOrThrow()
  const row = { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100, code: 'HOLA10' } as const
  const claim = { phone: PHONE, total: 900, discounts: [{ ...row, discountReferenceId: id }] }
  await placeOnline({ api: { ...api, client: own }, contact, plate }, { claim })
  expect(await ask(api.browser(), { phone: '11 2345-0000' })).toMatchObject({ ok: false })
  expect(await ask(own)).toMatchObject({ ok: true, data: { heldUntil: expect.any(String) } })
})

test('of a code that was deleted meanwhile no use is left', async () => {
  const { companyId, branchId } = contact
  const code = sampleCode({ id: nextTestId(), limitedUsage: true })
  const uses = { usageLimit: 1, usageLimitPerCustomer: null, taken: 0, ordersOfDiner: 0, usesOfDiner: 0 }
  const stored = { code, companyId, branchId, startsAt: null, endsAt: null, ...uses }
  const holder = { phoneKey: '5411', browserId: 'a', ip: '198.51.100.1', now: api.clock.now }
  expect(await holdCode(api.ports, { stored, ...holder })).toEqual({ isLeft: false })
})

test('past the limit of holds a code is good, and is not held', async () => {
  await open(10, { rateLimiter: createRateLimiter({ rules: { 'code-hold-brand': { times: 1 } } }) })
  expect(await ask(api.browser())).toMatchObject({ data: { heldUntil: expect.any(String) } })
  expect(await ask(api.browser())).toMatchObject({ ok: true, data: { heldUntil: null } })
})
