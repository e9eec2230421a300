import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopWith } from '../cart/use-shop-now.ts'
import { settleTiming } from '../checkout/timing.ts'
import { textOf } from '../testing/text-of.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { contactAt, watchOpening } from './contact-at.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Open from 20:00 to 02:00, as the server told it at 18:00 of the 20th in Buenos Aires. */
async function tellNightContact(): Promise<BranchContactInfo> {
  const { client, given, clock } = await startTestApi()
  const branchContact = await given.branchContact({
    hours: { start: 20 * 60, duration: 6 * 60 },
    orderModes: ['DELIVERY'],
  })
  clock.now = new Date('2026-11-20T18:00:00-03:00')
  const found = await client.getBranchContact({ params: { id: branchContact.id } })
  if (!found.ok) throw new Error(found.problem.code)
  return found.data
}

const seen = (contact: BranchContactInfo) => [contact.open, contact.deliveryConfig.orderModes[0]?.open]
const at = (time: string) => new Date(`2026-11-${time}:00-03:00`)

/** spec('000 §2.90') spec('000 §2.50') spec('000 §2.34') */
test('a contact and its mode open and close with the clock, past midnight too', async () => {
  const contact = await tellNightContact()
  const on = (time: string) => seen(contactAt(contact, at(time)))
  expect(on('20T19:59')).toEqual([false, false])
  expect(on('20T20:00')).toEqual([true, true])
  expect(on('21T00:30')).toEqual([true, true])
  expect(on('21T01:59')).toEqual([true, true])
  expect(on('21T02:00')).toEqual([false, false])
  expect(contactAt(contact, at('20T21:00')).slotsLeftFor).toEqual([])
  expect(contactAt(contact, at('21T02:00'))).toMatchObject({
    nextOpeningAt: '2026-11-21T23:00:00.000Z',
    slotsLeftFor: contact.slotsLeftFor,
  })
})

/** spec('000 §2.90') */
test('a page that stays open is told of each change once, by the clock that it is given', async () => {
  const contact = await tellNightContact()
  vi.setSystemTime(at('20T17:59'))
  const told: unknown[] = []
  // The server is two hours ahead of this browser.
  const serverNow = () => new Date(Date.now() + 2 * 60 * 60_000)
  const stop = watchOpening(contact, serverNow, (now) => told.push(seen(now)))
  expect(told).toEqual([])
  vi.advanceTimersByTime(66_000)
  expect(told).toEqual([[true, true]])
  vi.advanceTimersByTime(5 * 60 * 60_000)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(60 * 60_000)
  expect(told).toEqual([
    [true, true],
    [false, false],
  ])
  stop()
  vi.advanceTimersByTime(20 * 60 * 60_000)
  expect(told).toHaveLength(2)
})

/** spec('000 §2.90') spec('000 §2.75') */
test('the banner goes and "En el momento" can be chosen while the contact is open, and not a minute longer', async () => {
  const contact = await tellNightContact()
  const [mode] = contact.deliveryConfig.orderModes
  if (!mode) throw new Error('no mode')
  const on = (time: string) => {
    const shop = shopWith({ contact, mode }, contactAt(contact, at(time)))
    const { orderType, open } = shop.mode
    const wish = { timing: null, slot: { date: '', time: '' } }
    const { canOrderNow } = settleTiming({ orderType, open, days: [], wish })
    return { banner: textOf(renderToStaticMarkup(createElement(ClosedNotice, shop))), canOrderNow }
  }
  const closed = { banner: expect.stringContaining('Local cerrado') as string, canOrderNow: false }
  expect(on('20T19:59')).toEqual(closed)
  expect(on('20T20:00')).toEqual({ banner: '', canOrderNow: true })
  expect(on('21T01:59')).toEqual({ banner: '', canOrderNow: true })
  expect(on('21T02:00')).toEqual(closed)
})

test('a page whose document was kept over a change is told of it at once', async () => {
  const contact = await tellNightContact()
  const told: unknown[] = []
  watchOpening(
    contact,
    () => at('20T20:01'),
    (now) => told.push(seen(now)),
  )()
  expect(told).toEqual([[true, true]])
})

/** spec('decisions interruptions.5') */
test('a pause and a delay end with the clock of the page, which nobody has to load anew', async () => {
  const { client, given, clock, as } = await startTestApi()
  const branchContact = await given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { min_delay_minutes: 30, max_delay_minutes: 45 },
  })
  const manager = await as(await given.staff({ role: 'MANAGER', company: branchContact }))
  clock.now = at('20T20:00')
  const params = { id: branchContact.id }
  const rest = { thing: { kind: 'ALL' }, message: '' } as const
  await manager.startInterruption({
    params,
    body: { kind: 'BUSY', lasting: 'MINUTES_60', extraMinutes: 20, ...rest },
  })
  await manager.startInterruption({ params, body: { kind: 'PAUSE', lasting: 'MINUTES_15', ...rest } })
  const found = await client.getBranchContact({ params })
  if (!found.ok) throw new Error(found.problem.code)
  const on = (time: string) => {
    const now = contactAt(found.data, at(time))
    const [mode] = now.deliveryConfig.orderModes
    return [now.open, mode?.open, Boolean(mode?.pause), mode?.busy?.extraMinutes, mode?.maxDelayInMinutes]
  }
  expect(on('20T20:14')).toEqual([false, false, true, 20, 65])
  expect(on('20T20:15')).toEqual([true, true, false, 20, 65])
  expect(on('20T20:59')).toEqual([true, true, false, 20, 65])
  expect(on('20T21:00')).toEqual([true, true, false, undefined, 45])
})
