import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { findCustomer, type OrderingCustomer } from '../diner/ordering-customer.ts'
import { createPhoneRest } from '../diner/phone-rest.ts'
import { noteRecognised } from '../diner/recognised.ts'
import { recognise } from './recognition.ts'

export type RecognitionInput = {
  readonly branchId: string
  readonly branchContactId: string
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
}

/** Customer of the checkout's phone; null while it is typed, and for a phone without one. */
export type RecognisedCustomer = {
  readonly customer: OrderingCustomer | null
  /** Takes newer data of the same phone, as after its verification. */
  readonly know: (customer: OrderingCustomer) => void
}

/**
 * Looks up the customer of the checkout's phone. Source: 000 §4 Customer identity. Not by
 * `useFetched`: the look-up is debounced, and the consent given before it decides which changes an
 * answer may make.
 */
export function useRecognisedCustomer({
  branchId,
  branchContactId,
  draft,
  change,
}: RecognitionInput): RecognisedCustomer {
  const phone = parsePhone(draft.phone, draft.phoneCountry)?.e164
  const [customer, setCustomer] = useState<OrderingCustomer | null>(null)
  const latest = useRef({ draft, change })
  const [rest] = useState(createPhoneRest)
  useEffect(() => {
    latest.current = { draft, change }
  })

  useEffect(() => {
    setCustomer(null)
    noteRecognised(branchId, null)
    // An invalid phone counts for the debounce too.
    if (phone === undefined) return rest(() => undefined)
    let isOvertaken = false
    const { optIn } = latest.current.draft
    const callOff = rest(async () => {
      const found = await findCustomer(browserApi.client, { phone, branchId, branchContactId })
      if (isOvertaken) return
      const { draft: now, change: apply } = latest.current
      const part = recognise(now, found, { phone, optIn })
      if (Object.keys(part).length > 0) apply(part)
      if (found.status !== 'known') return
      setCustomer(found.customer)
      noteRecognised(branchId, found.customer)
    })
    return () => {
      isOvertaken = true
      callOff()
    }
  }, [phone, branchId, branchContactId, rest])

  function know(known: OrderingCustomer): void {
    const now = latest.current.draft
    if (known.phone !== parsePhone(now.phone, now.phoneCountry)?.e164) return
    setCustomer(known)
    noteRecognised(branchId, known)
  }

  return { customer, know }
}
