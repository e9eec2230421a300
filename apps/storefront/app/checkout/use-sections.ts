import type { CheckoutField, CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import { useState } from 'react'
import { readKnownDiner } from '../diner/known-diner.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { ScheduleNow } from './use-checkout.ts'

/** Section of the checkout: a card, or for a known diner a row of the summary. */
export type Section = 'schedule' | 'customer' | 'delivery' | 'payment' | 'notes'

const ALL: readonly Section[] = ['schedule', 'customer', 'delivery', 'payment', 'notes']

/** Section of each field; items are in the ticket, which is always there. */
const SECTION_OF: Readonly<Partial<Record<CheckoutField, Section>>> = {
  phone: 'customer',
  customerName: 'customer',
  tableNumber: 'customer',
  customerEmail: 'customer',
  customerDocument: 'customer',
  address: 'delivery',
  betweenStreets: 'delivery',
  paymentAmount: 'payment',
  paymentType: 'payment',
  card: 'payment',
  schedule: 'schedule',
}

export type SectionsInput = {
  readonly state: Pick<CheckoutState, 'delivery' | 'timing' | 'payment'>
  readonly refusals: readonly CheckoutRefusal[]
  readonly schedule: Pick<ScheduleNow, 'isLoading' | 'retry'>
}

/** Whether an answer is loading, so that there is no field to fill in. */
const isAwaited = ({ code }: CheckoutRefusal, { delivery }: SectionsInput['state']): boolean =>
  code === 'schedule-loading' || (code === 'delivery-loading' && delivery.status !== 'failed')

/** Whether the diner has to look at the moment of the order. */
const isMomentOpen = ({ state: { timing }, schedule }: SectionsInput): boolean =>
  schedule.retry !== undefined ||
  Boolean(timing.movedFrom) ||
  (timing.canSchedule && !timing.canOrderNow && timing.slot === null && !schedule.isLoading)

/** Returns the sections with an error; one that loads opens none. Source: docs/decisions/082. */
export function sectionsToOpen(input: SectionsInput): readonly Section[] {
  const { state, refusals } = input
  const told = refusals.filter((refusal) => !isAwaited(refusal, state)).map(({ field }) => SECTION_OF[field])
  return ALL.filter(
    (section) =>
      told.includes(section) ||
      // Card data are entered for each order, so the fields stay open.
      (section === 'payment' && (state.payment === null || state.payment.upload === 'APP')) ||
      (section === 'schedule' && isMomentOpen(input)),
  )
}

/**
 * Decides which sections are open: all for a stranger, and for a known diner those that need
 * something. An opened card stays open, so that it does not fold while the diner types in it.
 */
export function useSections(input: SectionsInput) {
  const [isKnown] = useState(() => readKnownDiner() !== null)
  const [opened, setOpened] = useState<readonly Section[]>(isKnown ? [] : ALL)
  const open = (sections: readonly Section[]): void => {
    const more = sections.filter((section) => !opened.includes(section))
    if (more.length > 0) setOpened([...opened, ...more])
  }
  open(sectionsToOpen(input))
  return { isKnown, isOpen: (section: Section) => opened.includes(section), open }
}
