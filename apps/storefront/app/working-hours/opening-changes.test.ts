import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { contactAt, watchOpening } from './contact-at.ts'

const OPENS = '2026-11-20T15:00:00.000Z'
const CLOSES = '2026-11-20T18:00:00.000Z'
const TOMORROW = '2026-11-21T15:00:00.000Z'

/** A contact that is closed, opens for picking up, and closes; what is not read is left out. */
const contact = {
  open: false,
  nextOpeningAt: OPENS,
  slotsLeftFor: ['delivery'],
  deliveryConfig: {
    npsAvg: 4,
    orderModes: [
      { id: 'delivery', open: false, name: 'x' },
      { id: 'take-away', open: false, name: 'y' },
    ],
  },
  changes: [
    { at: OPENS, open: true, nextOpeningAt: null, openModes: ['take-away'], slotsLeftFor: [] },
    { at: CLOSES, open: false, nextOpeningAt: TOMORROW, openModes: [], slotsLeftFor: ['delivery'] },
  ],
} as unknown as BranchContactInfo

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`)

test('a contact stands as it was told, and from each change on as that says', () => {
  expect(contactAt(contact, at('14:59:59.999'))).toBe(contact)
  const open = contactAt(contact, at('15:00:00.000'))
  expect(open).toMatchObject({ open: true, nextOpeningAt: null, slotsLeftFor: [] })
  expect(open.deliveryConfig).toMatchObject({
    npsAvg: 4,
    orderModes: [
      { id: 'delivery', open: false, name: 'x' },
      { id: 'take-away', open: true, name: 'y' },
    ],
  })
  const closed = contactAt(contact, at('23:00:00.000'))
  expect(closed).toMatchObject({ open: false, nextOpeningAt: TOMORROW, slotsLeftFor: ['delivery'] })
  expect(closed.deliveryConfig.orderModes.map((mode) => mode.open)).toEqual([false, false])
})

test('a page is told of each change once, at most five seconds late, until it is left', () => {
  openPage({ clock: '2026-11-20T14:59:58.000Z' })
  const told: unknown[] = []
  const stop = watchOpening(
    contact,
    () => new Date(),
    ({ open }) => told.push(open),
  )
  expect(told).toEqual([])
  vi.advanceTimersByTime(4999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([true])
  stop()
  vi.advanceTimersByTime(4 * 3_600_000)
  expect(told).toEqual([true])
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that opens after a change is told of it at once', () => {
  openPage({ clock: '2026-11-20T18:00:00.000Z' })
  const told: unknown[] = []
  watchOpening(
    contact,
    () => new Date(),
    ({ nextOpeningAt }) => told.push(nextOpeningAt),
  )()
  expect(told).toEqual([TOMORROW])
})
