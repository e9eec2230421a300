import type { ProblemError } from '@mostrador/contract/problem'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { AvailableDay, Slot } from '@mostrador/domain/scheduling/slots'
import { useEffect, useState } from 'react'
import { cartActions } from '../cart/cart-actions.ts'
import { readCart } from '../diner/cart-store.ts'
import { markClosedSeen } from '../working-hours/closed-seen.ts'
import { applyOrderErrors } from './apply-order-errors.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { isClosedRefused, isSlotRefused } from './refused-moment.ts'
import type { ScheduleNow } from './use-checkout.ts'

export type Mended =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly shop: PricedShop
      readonly sentIds: readonly string[]
      readonly lines: readonly CartLine[]
      readonly changes: readonly CartChange[]
    }

/** Codes that accompany a discount changed by the shop, and say nothing of the items. */
const FOLLOWS_DISCOUNT: ReadonlySet<string> = new Set([
  'discounts-changed',
  'service-fee-changed',
  'total-changed',
])

/**
 * Returns the benefits to clear after a refusal. A code whose worth the shop changed would be
 * refused again as the browser keeps it, so it has to be given anew. Source: decisions.md, Wire
 * conventions.
 */
export function benefitsAfter(refusals: readonly Pick<ProblemError, 'code'>[]): Partial<CheckoutDraft> {
  const has = (...codes: readonly string[]): boolean => refusals.some(({ code }) => codes.includes(code))
  const isWorthElse = has('discounts-changed') && refusals.every(({ code }) => FOLLOWS_DISCOUNT.has(code))
  return {
    ...((has('discount-code-gone') || isWorthElse) && { discountCode: null }),
    ...(has('points-refused', 'loyalty-changed') && { points: 0 }),
  }
}

/** Removes refused slots: a full one may still be listed. */
export const withoutSlots = (
  days: readonly AvailableDay[],
  refused: readonly Slot[],
): readonly AvailableDay[] =>
  refused.length === 0
    ? days
    : days
        .map((day) => ({
          ...day,
          availableHours: day.availableHours.filter(
            (time) => !refused.some((slot) => slot.date === day.date && slot.time === time),
          ),
        }))
        .filter(({ availableHours }) => availableHours.length > 0)

/** Returns the schedule without the slots refused on this page. */
export function useOpenSlots(schedule: ScheduleNow) {
  const [refused, setRefused] = useState<readonly Slot[]>([])
  return {
    schedule: { ...schedule, days: withoutSlots(schedule.days, refused) },
    refuse: (slot: Slot | null) => slot && setRefused((before) => [...before, slot]),
  }
}

export type RefusalInput = {
  readonly refusals: readonly ProblemError[]
  readonly state: CheckoutState
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly reload: () => Promise<PricedShop | undefined>
  readonly onSlotRefused: (slot: Slot | null) => unknown
}

/**
 * Handles a refused order: reloads shop and schedule at once, so that the dialog can tell line by
 * line what changed; a refused slot is replaced by the first one. `accept` takes all changes over.
 * Source: 000 §4 Scheduling, §8; decisions.md, Wire conventions.
 */
export function useRefusal({ refusals, state, change, reload, onSlotRefused }: RefusalInput) {
  const [mended, setMended] = useState<Mended>({ status: 'loading' })
  const { alias } = state.contact

  async function look(): Promise<void> {
    setMended({ status: 'loading' })
    const shop = await reload()
    if (!shop) return setMended({ status: 'failed' })
    const sent = readCart(alias)?.lines ?? []
    const repriced = applyOrderErrors(sent, {
      errors: refusals,
      menu: shop.view.menu,
      itemNotesLimit: shop.mode.notesLimit.item,
    })
    setMended({ status: 'ready', shop, sentIds: sent.map(({ id }) => id), ...repriced })
  }

  useEffect(() => {
    if (refusals.length === 0) return
    state.delivery.refresh()
    if (isClosedRefused(refusals)) markClosedSeen(alias)
    if (isSlotRefused(refusals)) {
      const { slot } = state.timing
      onSlotRefused(slot)
      // Keeps the chosen slot as the wish, so that the page can tell what was moved.
      change({ timing: 'scheduled', date: slot?.date ?? '', time: slot?.time ?? '' })
    }
    void look()
    // oxlint-disable-next-line react/exhaustive-deps -- one look for each refusal, at the page as it was sent
  }, [refusals])

  /** Accepts the changes; returns whether there were any. */
  function accept(): boolean {
    if (mended.status !== 'ready') {
      void look()
      return false
    }
    const { shop, lines } = mended
    cartActions.moveTo(shop.place, lines)
    change({ notes: cutNotes(state.draft.notes, shop.mode.notesLimit.order), ...benefitsAfter(refusals) })
    return true
  }

  return { mended, accept }
}
