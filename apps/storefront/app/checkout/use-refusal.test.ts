import type { ProblemError } from '@mostrador/contract/problem'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test, vi } from 'vitest'
import { readCart, writeCart } from '../diner/cart-store.ts'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { contactOf, stateOf } from '../testing/sample-checkout.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { useOpenSlots, useRefusal, withoutSlots } from './use-refusal.ts'

const before = menuOf([plate('bife'), plate('flan')])
const lines = [
  lineOn(before, selection('bife', { notes: 'Bien jugoso' }), 'l1'),
  lineOn(before, selection('flan'), 'l2'),
]
const slot = { date: '2026-11-21', time: '21:00' }
const error = (code: string, item?: number) => ({ code, message: code, item }) as ProblemError

type Setting = {
  /** Each test has a contact of its own, whose cart no other one has read. */
  readonly alias: string
  readonly refusals: readonly ProblemError[]
  readonly shop?: PricedShop | undefined
  readonly state?: Partial<CheckoutState>
  readonly isEmpty?: boolean
}

/** The shop as it stands after the refusal: the flan costs more, and notes are short. */
const shopNow = (alias: string): PricedShop =>
  ({
    view: { menu: { ...menuOf([plate('bife'), plate('flan', { price: 1500 })]), hash: 'h2' } },
    mode: { notesLimit: { item: 4, order: 8 } },
    place: { alias, branchContactId: 'contact', orderModeId: 'mode', mode: 'TAKE_AWAY', menuHash: 'h2' },
  }) as unknown as PricedShop

/** A checkout whose order was refused. */
async function open({ alias, refusals, isEmpty, ...own }: Setting) {
  const page = openPage({ clock: '2026-11-20T21:00:00.000Z' })
  const place = { alias, branchContactId: 'contact', orderModeId: 'mode', mode: 'TAKE_AWAY' } as const
  const savedAt = '2026-11-20T20:59:00.000Z'
  if (!isEmpty) writeCart(alias, { ...place, menuHash: 'h1', lines, paymentTypeId: 'cash', savedAt })
  const refresh = vi.fn<() => void>()
  const changes: Partial<CheckoutDraft>[] = []
  const slots: unknown[] = []
  const shop = 'shop' in own ? own.shop : shopNow(alias)
  const reload = vi.fn<() => Promise<PricedShop | undefined>>(async () => shop)
  const state = stateOf({ contact: contactOf({ alias }), ...own.state })
  const hook = await renderHook(
    (asked: readonly ProblemError[]) =>
      useRefusal({
        refusals: asked,
        state: { ...state, delivery: { ...state.delivery, refresh } },
        change: (part) => void changes.push(part),
        reload,
        onSlotRefused: (one) => void slots.push(one),
      }),
    { props: refusals },
  )
  return { ...hook, page, refresh, changes, slots, reload, shop }
}

test('without a refusal the server is not asked', async () => {
  const { now, refresh, reload, changes } = await open({ alias: 'unrefused', refusals: [] })
  expect(now().mended).toEqual({ status: 'loading' })
  expect(refresh).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  expect(changes).toEqual([])
})

test('a refused order is looked at again, line by line, on the menu of now', async () => {
  const refusals = [error('price-changed', 1), error('notes-too-long', 0)]
  const { now, refresh, reload, changes, slots, page, shop } = await open({ alias: 'looked', refusals })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(now().mended).toMatchObject({
    status: 'ready',
    sentIds: ['l1', 'l2'],
    lines: [
      { id: 'l1', notes: 'Bien' },
      { id: 'l2', price: 1500 },
    ],
    changes: [{ lineId: 'l1' }, { lineId: 'l2', kind: 'price' }],
  })
  expect(now().mended).toHaveProperty('shop', shop)
  expect(slots).toEqual([])
  expect(changes).toEqual([])
  expect(page.session.has('mostrador.closed-seen.looked')).toBe(false)
})

test('accepting takes the lines over, cuts the notes, and ends what the refusal was about', async () => {
  const refusals = [error('price-changed', 1), error('discount-code-gone'), error('points-refused')]
  const { now, changes, reload } = await open({ alias: 'accepted', refusals })
  expect(await doing(() => now().accept())).toBe(true)
  expect(readCart('accepted')).toMatchObject({
    menuHash: 'h2',
    paymentTypeId: 'cash',
    lines: [
      { id: 'l1', price: 1000 },
      { id: 'l2', price: 1500 },
    ],
  })
  expect(changes).toEqual([{ notes: ' sin tim', discountCode: null, points: 0 }])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where the shop cannot be asked, accepting asks again and takes nothing over', async () => {
  const { now, changes, reload } = await open({
    alias: 'failed',
    refusals: [error('sold-out', 0)],
    shop: undefined,
  })
  expect(now().mended).toEqual({ status: 'failed' })
  reload.mockResolvedValueOnce(shopNow('failed'))
  expect(await doing(() => now().accept())).toBe(false)
  expect(reload).toHaveBeenCalledTimes(2)
  expect(changes).toEqual([])
  expect(readCart('failed')?.menuHash).toBe('h1')
  expect(now().mended).toMatchObject({ status: 'ready', lines: [{ id: 'l2' }] })
})

test('while it is asked again, nothing of before is offered', async () => {
  const { now, all, renderAgain } = await open({ alias: 'again', refusals: [error('sold-out', 0)] })
  const drawn = all.length
  await renderAgain([error('sold-out', 1)])
  const statuses = all.slice(drawn).map(({ mended }) => mended.status)
  expect(statuses).toContain('loading')
  expect(now().mended).toMatchObject({ status: 'ready', lines: [{ id: 'l1' }] })
})

test('another tab may have emptied the cart meanwhile', async () => {
  const refusals = [error('sold-out', 0)]
  const { now } = await open({ alias: 'emptied', refusals, isEmpty: true })
  expect(now().mended).toMatchObject({ status: 'ready', sentIds: [], lines: [], changes: [] })
})

const scheduled = { canOrderNow: true, canSchedule: true, timing: 'scheduled', slot } as const

test.each(['slot-unavailable', 'slot-full', 'schedule-required'])(
  'a slot that was refused stays the wish, so that it can be said what became of it: %s',
  async (code) => {
    const { slots, changes } = await open({
      alias: `refused-${code}`,
      refusals: [error(code)],
      state: { timing: scheduled },
    })
    expect(slots).toEqual([slot])
    expect(changes).toEqual([{ timing: 'scheduled', ...slot }])
  },
)

test('a contact that closed is known to be closed, and an order for now is for a slot from then on', async () => {
  const { slots, changes, page } = await open({
    alias: 'closed',
    refusals: [error('closed'), error('schedule-required')],
  })
  expect(page.session.get('mostrador.closed-seen.closed')).toBe('1')
  expect(slots).toEqual([null])
  expect(changes).toEqual([{ timing: 'scheduled', date: '', time: '' }])
})

const days = [
  { date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['20:00', '21:00'] },
  { date: '2026-11-22', dayOfWeek: 'SUNDAY', availableHours: ['21:00'] },
] as const

test('of the slots those are left that nobody refused, and a day without any is none', () => {
  expect(withoutSlots(days, [])).toBe(days)
  expect(withoutSlots(days, [slot])).toEqual([{ ...days[0], availableHours: ['20:00'] }, days[1]])
  expect(withoutSlots(days, [slot, { date: '2026-11-22', time: '21:00' }])).toEqual([
    { ...days[0], availableHours: ['20:00'] },
  ])
})

test('a slot refused on this page is offered no more; a refusal without a slot refuses none', async () => {
  openPage()
  const schedule = { days, today: '2026-11-20', isLoading: false, retry: undefined }
  const { now } = await renderHook(() => useOpenSlots(schedule), { props: undefined })
  expect(now().schedule).toEqual(schedule)
  await doing(() => now().refuse(null))
  expect(now().schedule.days).toBe(days)
  await doing(() => now().refuse(slot))
  await doing(() => now().refuse({ date: '2026-11-21', time: '20:00' }))
  expect(now().schedule).toEqual({ ...schedule, days: [days[1]] })
})
