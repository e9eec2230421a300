import { expect, test } from 'vitest'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { recognisedAt } from '../diner/recognised.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { emptyDraft, type CheckoutDraft } from './checkout-draft.ts'
import { useRecognisedCustomer } from './use-recognised-customer.ts'

const ana: OrderingCustomer = {
  name: 'Ana',
  phone: '+541123456789',
  optIn: false,
  addressesRegistered: [],
  loyaltyPointsBalance: 300,
  pointsLock: null,
}
const typed = { ...emptyDraft('AR'), phone: '11 2345-6789' }
const PATH = `/api/orderingcustomer/${encodeURIComponent('+541123456789')}?branchId=brand&branchContactId=contact`

/** A checkout at whose phone something was typed; `answer` is the server's, by the path. */
async function open(draft: CheckoutDraft, answer: (url: string) => unknown = () => ana) {
  const page = openPage({ clock: '2026-11-20T21:00:00.000Z', answer: ({ url }) => answer(url) })
  const changes: Partial<CheckoutDraft>[] = []
  const hook = await renderHook(
    (now: CheckoutDraft) =>
      useRecognisedCustomer({
        branchId: 'brand',
        branchContactId: 'contact',
        draft: now,
        change: (part) => void changes.push(part),
      }),
    { props: draft },
  )
  const asked = () => page.asked.map(({ method, url }) => `${method} ${url}`)
  return { ...hook, page, changes, asked }
}

test('the phone that the page begins with is asked for at once, and its customer taken over', async () => {
  const { now, changes, asked } = await open(typed)
  expect(asked()).toEqual([`GET ${PATH}`])
  expect(now().customer).toEqual(ana)
  expect(recognisedAt('brand')?.customer).toEqual(ana)
  expect(changes).toEqual([
    {
      recognised: '+541123456789',
      optIn: false,
      optInBegan: false,
      customerName: 'Ana',
      proposedName: 'Ana',
    },
  ])
})

test('one that was taken over already changes nothing again, and is known all the same', async () => {
  const { now, changes } = await open({ ...typed, recognised: '+541123456789' })
  expect(now().customer).toEqual(ana)
  expect(changes).toEqual([])
})

/** spec('000 §4.20') */
test('the phone is looked up half a second after the last letter, and only as it stands then', async () => {
  const { now, asked, renderAgain } = await open({ ...typed, phone: '' })
  await pass(5000)
  expect(asked()).toEqual([])
  await renderAgain({ ...typed, phone: '11 2345-6788' })
  await pass(499)
  await renderAgain(typed)
  await pass(499)
  expect(asked()).toEqual([])
  expect(now().customer).toBeNull()
  await pass(1)
  expect(asked()).toEqual([`GET ${PATH}`])
  expect(now().customer).toEqual(ana)
})

test('another phone has no customer until it is looked up, and an invalid one never has', async () => {
  const { now, renderAgain, asked } = await open(typed)
  await renderAgain({ ...typed, phone: '11 2345-678' })
  expect(now().customer).toBeNull()
  expect(recognisedAt('brand')).toEqual({ branchId: 'brand', customer: null })
  await pass(1000)
  expect(asked()).toHaveLength(1)
})

test('an answer that another phone overtook is dropped', async () => {
  let arrive: (found: unknown) => void = () => undefined
  const { now, changes, renderAgain } = await open(typed, () => new Promise((resolve) => (arrive = resolve)))
  await renderAgain({ ...typed, phone: '' })
  await doing(() => arrive(ana))
  expect(now().customer).toBeNull()
  expect(recognisedAt('brand')?.customer).toBeNull()
  expect(changes).toEqual([])
})

test('a phone that no longer stands there when it would be asked for is not asked for', async () => {
  const { asked, renderAgain, unmount } = await open({ ...typed, phone: '' })
  await renderAgain(typed)
  await unmount()
  await pass(1000)
  expect(asked()).toEqual([])
})

test('an answer of the diner about notifications during the look-up is kept', async () => {
  let arrive: (found: unknown) => void = () => undefined
  const { changes, renderAgain } = await open(typed, () => new Promise((resolve) => (arrive = resolve)))
  await renderAgain({ ...typed, optIn: false, customerName: 'Anita' })
  await doing(() => arrive({ ...ana, optIn: true }))
  expect(changes).toEqual([{ recognised: '+541123456789' }])
})

test('a phone without a customer is one that was looked up', async () => {
  const { now, changes } = await open(typed, () => undefined)
  expect(now().customer).toBeNull()
  expect(changes).toEqual([{ recognised: '+541123456789' }])
})

test('where nobody can be asked, nothing is agreed to; the server’s log hears of it, and no diner', async () => {
  const answer = (url: string) => (url === PATH ? refusal(500, 'internal') : undefined)
  const { now, changes, asked, page } = await open(typed, answer)
  expect(now().customer).toBeNull()
  expect(changes).toEqual([{ optIn: false, optInBegan: false }])
  expect(asked()[1]).toBe('POST /api/diner/log')
  expect(page.asked[1]?.body).toMatchObject({
    component: 'customer',
    bcId: 'contact',
    branchId: 'brand',
  })
})

test('a diner who proves to be the customer of this phone is known from then on, one of another is not', async () => {
  const { now, renderAgain } = await open(typed, () => undefined)
  await doing(() => now().know({ ...ana, phone: '+541199999999' }))
  expect(now().customer).toBeNull()
  expect(recognisedAt('brand')?.customer).toBeNull()
  const proved = { ...ana, loyaltyPointsBalance: 500 }
  await doing(() => now().know(proved))
  expect(now().customer).toEqual(proved)
  expect(recognisedAt('brand')?.customer).toEqual(proved)
  await renderAgain({ ...typed, phone: '' })
  await doing(() => now().know(proved))
  expect(now().customer).toBeNull()
})
