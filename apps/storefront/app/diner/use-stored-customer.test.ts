import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import type { KnownDiner } from './known-diner.ts'
import type { CustomerPlace } from './sign-in-place.ts'
import { isLoggedIn, useStoredCustomer } from './use-stored-customer.ts'

const diner = { phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' } as const
const customer = {
  name: 'Ana',
  phone: diner.phone,
  optIn: true,
  addressesRegistered: [],
  loyaltyPointsBalance: 0,
  pointsLock: null,
}

const known = { status: 'known', customer } as const

/** spec('000 §4.22') spec('001 §2.32') */
test.each([
  { what: 'nobody is stored', stored: null, branchId: 'b', found: known, expected: false },
  { what: 'the customer was found', stored: diner, branchId: 'b', found: known, expected: true },
  { what: 'the answer is on its way', stored: diner, branchId: 'b', found: undefined, expected: true },
  { what: 'nobody was found', stored: diner, branchId: 'b', found: { status: 'nobody' }, expected: false },
  { what: 'asking failed', stored: diner, branchId: 'b', found: { status: 'failed' }, expected: false },
  { what: 'nobody can be asked', stored: diner, branchId: undefined, found: undefined, expected: false },
] as const)('logged in when $what: $expected', ({ stored, branchId, found, expected }) => {
  expect(isLoggedIn(stored, branchId, found)).toBe(expected)
})

type Panel = {
  readonly diner: KnownDiner | null | undefined
  readonly page: CustomerPlace | undefined
  readonly isOpen: boolean
}

const here: Panel = { diner, page: { branchId: 'b1', branchContactId: 'c1' }, isOpen: true }

/** The panel of a diner, with a server that answers these in turn. */
async function open(panel: Partial<Panel>, answers: unknown[]) {
  const page = openPage({ answer: () => answers.shift() })
  const hook = await renderHook((now: Panel) => useStoredCustomer(now.diner, now.page, now.isOpen), {
    props: { ...here, ...panel },
  })
  return { ...hook, urls: () => page.asked.map(({ url }) => url) }
}

test('the customer of the stored phone is asked for at the page’s brand and contact', async () => {
  const { now, urls, all } = await open({}, [customer])
  expect(all[0]).toEqual({ customer: undefined, isLoggedIn: true })
  expect(urls()).toEqual(['/api/orderingcustomer/%2B5491123456789?branchId=b1&branchContactId=c1'])
  expect(now()).toEqual({ customer, isLoggedIn: true })
})

test('a page of no brand asks at the one where the diner was last a customer', async () => {
  const { urls } = await open({ diner: { ...diner, branchId: 'b9' }, page: undefined }, [customer])
  expect(urls()).toEqual(['/api/orderingcustomer/%2B5491123456789?branchId=b9'])
})

test.each([
  ['of nobody', { diner: null }],
  ['that is closed', { isOpen: false }],
  ['of no brand', { page: undefined }],
])('a panel %s sends no request', async (_, panel) => {
  const { urls, now } = await open(panel, [])
  expect([urls(), now().customer]).toEqual([[], undefined])
})

test('each opening asks again, while what is known stays', async () => {
  const { now, urls, renderAgain } = await open({}, [customer, { ...customer, name: 'Eva' }])
  await renderAgain({ ...here, isOpen: false })
  expect(urls()).toHaveLength(1)
  await renderAgain(here)
  expect(urls()).toHaveLength(2)
  expect(now().customer?.name).toBe('Eva')
})

test('another phone, and another brand, is another customer', async () => {
  const { now, urls, renderAgain } = await open({}, [customer, null, customer])
  await renderAgain({ ...here, diner: { ...diner, phone: '+5491100000000' } })
  expect(urls()[1]).toContain('/api/orderingcustomer/%2B5491100000000?')
  expect(now()).toEqual({ customer: undefined, isLoggedIn: false })
  await renderAgain({ ...here, page: { branchId: 'b2' } })
  expect(urls()[2]).toBe('/api/orderingcustomer/%2B5491123456789?branchId=b2')
})

test('a customer of another phone than the stored one is not shown', async () => {
  const { now } = await open({}, [{ ...customer, phone: '+5491100000000' }])
  expect(now()).toEqual({ customer: undefined, isLoggedIn: true })
})

test('a customer who could not be asked for is not logged in', async () => {
  const { now } = await open({}, [refusal(500, 'request-failed')])
  expect(now()).toEqual({ customer: undefined, isLoggedIn: false })
})
