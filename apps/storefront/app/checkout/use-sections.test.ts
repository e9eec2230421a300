import type { CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import { expect, test } from 'vitest'
import { forgetDiner, rememberDiner } from '../diner/known-diner.ts'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { stateOf } from '../testing/sample-checkout.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import { sectionsToOpen, useSections, type Section, type SectionsInput } from './use-sections.ts'

const SECTIONS: readonly Section[] = ['schedule', 'customer', 'delivery', 'payment', 'notes']
const settled = { isLoading: false, retry: undefined }
const input = (
  refusals: readonly CheckoutRefusal[] = [],
  part: Partial<CheckoutState> = {},
  schedule: SectionsInput['schedule'] = settled,
): SectionsInput => ({ state: stateOf(part), refusals, schedule })

const delivery = (status: CheckoutState['delivery']['status']) => ({
  delivery: { ...stateOf().delivery, status },
})

test('where nothing is missing no card stands open', () => {
  expect(sectionsToOpen(input())).toEqual([])
})

test.each([
  ['phone-invalid', 'phone', 'customer'],
  ['name-required', 'customerName', 'customer'],
  ['table-required', 'tableNumber', 'customer'],
  ['email-required', 'customerEmail', 'customer'],
  ['document-invalid', 'customerDocument', 'customer'],
  ['address-required', 'address', 'delivery'],
  ['outside-zone', 'address', 'delivery'],
  ['between-streets-required', 'betweenStreets', 'delivery'],
  ['cash-amount-too-low', 'paymentAmount', 'payment'],
  ['no-cash-delivery', 'paymentType', 'payment'],
  ['card-incomplete', 'card', 'payment'],
  ['schedule-required', 'schedule', 'schedule'],
] as const)('%s opens the card of its field', (code, field, section) => {
  expect(sectionsToOpen(input([{ code, field }]))).toEqual([section])
})

test('a refusal of the ticket, or of an answer still awaited, opens no section', () => {
  const awaited: CheckoutRefusal = { code: 'delivery-loading', field: 'address' }
  expect(sectionsToOpen(input([{ code: 'below-minimum', field: 'items', minimum: 100 }]))).toEqual([])
  expect(sectionsToOpen(input([{ code: 'schedule-loading', field: 'schedule' }]))).toEqual([])
  expect(sectionsToOpen(input([awaited], delivery('loading')))).toEqual([])
  expect(sectionsToOpen(input([awaited], delivery('failed')))).toEqual(['delivery'])
})

test('a way to pay that there is none of, and a moment that was moved or cannot be had, are shown', () => {
  const timing = { canOrderNow: false, canSchedule: true, timing: 'scheduled', slot: null } as const
  const slot = { date: '2026-11-20', time: '20:00' }
  expect(sectionsToOpen(input([], { payment: null }))).toEqual(['payment'])
  expect(sectionsToOpen(input([], { timing }))).toEqual(['schedule'])
  expect(sectionsToOpen(input([], { timing }, { isLoading: true, retry: undefined }))).toEqual([])
  expect(sectionsToOpen(input([], { timing: { ...timing, canOrderNow: true } }))).toEqual([])
  expect(sectionsToOpen(input([], { timing: { ...timing, canSchedule: false } }))).toEqual([])
  expect(sectionsToOpen(input([], { timing: { ...timing, slot } }))).toEqual([])
  expect(sectionsToOpen(input([], { timing: { ...timing, slot, movedFrom: slot } }))).toEqual(['schedule'])
  expect(sectionsToOpen(input([], {}, { isLoading: false, retry: () => undefined }))).toEqual(['schedule'])
})

const opened = ({ isOpen }: ReturnType<typeof useSections>) => SECTIONS.filter(isOpen)

/** spec('000 §2.69') */
test('a stranger sees all the cards', async () => {
  openPage()
  forgetDiner()
  const { now } = await renderHook(useSections, { props: input() })
  expect(now().isKnown).toBe(false)
  expect(opened(now())).toEqual(SECTIONS)
})

/** spec('000 §2.69') */
test('a known diner sees the cards that need an answer; they stay, and others are opened', async () => {
  openPage()
  rememberDiner({ phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' })
  const { now, renderAgain } = await renderHook(useSections, { props: input() })
  expect(now().isKnown).toBe(true)
  expect(opened(now())).toEqual([])
  await renderAgain(input([{ code: 'email-required', field: 'customerEmail' }]))
  expect(opened(now())).toEqual(['customer'])
  await renderAgain(input())
  expect(opened(now())).toEqual(['customer'])
  await renderAgain(input([], { payment: null }))
  expect(opened(now())).toEqual(['customer', 'payment'])
  forgetDiner()
})
