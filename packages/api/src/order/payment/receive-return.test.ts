import type { KnownAttempt } from '@mostrador/payments/payment-provider'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  askForPage,
  payByCard,
  placeOnline,
  startOnlineShop,
  type OnlineShop,
} from '../../testing/online-orders.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// A diner comes back from the provider's page: the answer is judged, and leads to a page.

let shop: OnlineShop
let provider: TestProvider
/** Questions to the provider, each with its attempt. */
let asked: (readonly ['find' | 'settle', KnownAttempt])[]

beforeEach(async () => {
  ;({ provider, ...shop } = await startOnlineShop())
  asked = []
  const answer =
    (how: 'find' | 'settle') =>
    async (attempt: KnownAttempt): Promise<{ ok: true; value: null }> => {
      asked.push([how, attempt])
      return { ok: true, value: null }
    }
  provider.instead = { find: answer('find'), settle: answer('settle') }
})

const db = () => shop.api.ports.database
const attempt = () => db().selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow()
const change = (values: { readonly provider_name?: string; readonly status?: 'REJECTED'; token?: null }) =>
  db().updateTable('payment_attempts').set(values).execute()

/** An order whose page was made: its code, and the attempt. */
async function atPage() {
  const { code } = await placeOnline(shop, { upload: 'API' })
  await askForPage(shop, code)
  const { id, token } = await attempt()
  return { code, id, token: token ?? '' }
}

const comeBack = (id: string, search: string, at = 'sandbox') =>
  shop.api.fetch(`/api/payments/${at}/return/${id}${search}`)
const followUp = (code: string, token: string) =>
  `/menu/${shop.contact.alias}/order/${code}?token_ws=${token}`

describe('a return', () => {
  test('by a link settles what its address says, and is kept by nobody', async () => {
    const { code, id, token } = await atPage()
    const back = await comeBack(id, '?token_ws=theirs')
    expect([back.status, back.headers.get('location')]).toEqual([303, followUp(code, token)])
    expect(back.headers.get('cache-control')).toBe('no-store')
    expect(asked).toEqual([['settle', { attemptId: id, reference: null, token }]])
  })

  test('by a form is read of its address and then of its fields', async () => {
    const { id } = await atPage()
    const read: (readonly [string, string])[] = []
    provider.instead.readReturn = (fields) => {
      read.push(...fields)
      return { kind: 'finished', token: 'theirs' }
    }
    const body = new URLSearchParams({ token_ws: 'b c' })
    const path = `/api/payments/sandbox/return/${id}?a=1`
    expect((await shop.api.fetch(path, { method: 'POST', body })).status).toBe(303)
    expect(read).toEqual([
      ['a', '1'],
      ['token_ws', 'b c'],
    ])
    expect(asked).toHaveLength(1)
  })

  test('that says nothing leads to the order, and nobody is asked', async () => {
    const { code, id, token } = await atPage()
    expect((await comeBack(id, '?utm_source=mail')).headers.get('location')).toBe(followUp(code, token))
    expect(asked).toEqual([])
    expect(await attempt()).toMatchObject({ status: 'PENDING' })
  })

  test('that says two things at once is asked about, and ends nothing', async () => {
    const { code, id, token } = await atPage()
    provider.instead.readReturn = () => ({ kind: 'abnormal', token: 'theirs' })
    expect((await comeBack(id, '')).headers.get('location')).toBe(followUp(code, token))
    expect(asked).toEqual([['find', { attemptId: id, reference: null, token }]])
    expect(await attempt()).toMatchObject({ status: 'PENDING' })
  })

  test('with a token that is not known yet keeps it, and asks by it', async () => {
    const { code, id } = await atPage()
    await change({ token: null })
    expect((await comeBack(id, '?token_ws=new')).headers.get('location')).toBe(followUp(code, 'new'))
    expect(await attempt()).toMatchObject({ token: 'new' })
    expect(asked).toEqual([['settle', { attemptId: id, reference: null, token: 'new' }]])
  })

  test('to an attempt that has ended is only asked about, while the order still waits', async () => {
    const { id, token } = await atPage()
    await change({ status: 'REJECTED' })
    await comeBack(id, `?token_ws=${token}`)
    expect(asked).toEqual([['find', { attemptId: id, reference: null, token }]])
  })

  test('of another provider is not found, and where the account was closed it leads to the order', async () => {
    const { code, id, token } = await atPage()
    await change({ provider_name: 'closed' })
    expect((await comeBack(id, '?token_ws=x')).status).toBe(404)
    const back = await comeBack(id, '?token_ws=x', 'closed')
    expect([back.status, back.headers.get('location')]).toEqual([303, followUp(code, token)])
    expect(asked).toEqual([])
  })

  test('of a card, which has no page, leads to the order without a token', async () => {
    const { id: orderId, code } = await placeOnline(shop)
    await payByCard(shop.api, orderId)
    const back = await comeBack((await attempt()).id, '')
    expect(back.headers.get('location')).toBe(followUp(code, ''))
  })
})

describe('a follow-up that says that the diner is back', () => {
  const told = (code: string, token: string) =>
    shop.api.client.receiveBankReturn({ params: { orderCode: code, token } })

  test('has an attempt settled that is open, and asks nobody about one that has ended', async () => {
    const { code, id, token } = await atPage()
    expect(await told(code, token)).toMatchObject({ ok: true })
    expect(asked).toEqual([['settle', { attemptId: id, reference: null, token }]])
    await change({ status: 'REJECTED' })
    expect(await told(code, token)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(1)
  })

  test('is taken where the account was closed', async () => {
    const { code, token } = await atPage()
    await change({ provider_name: 'closed' })
    expect(await told(code, token)).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })
})
