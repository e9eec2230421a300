import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import type { CheckoutDraft } from '../checkout/checkout-draft.ts'
import { findCustomer } from './ordering-customer.ts'
import type { OrderingCustomer } from './ordering-customer.ts'
import { noteRecognised } from './recognised.ts'
import { recognise } from './recognition.ts'

/** How long a phone has to rest before its customer is asked for, in milliseconds. Source: 000 §9. */
const DEBOUNCE_MS = 500

export type RecognitionInput = {
  readonly branchId: string
  readonly branchContactId: string
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
}

/** The customer of the phone that stands in the checkout; null while it is typed, and for a phone that has none. Source: 000 §4 Customer identity. */
export function useRecognisedCustomer({
  branchId,
  branchContactId,
  draft,
  change,
}: RecognitionInput): OrderingCustomer | null {
  const phone = parsePhone(draft.phone, draft.phoneCountry)?.e164
  const [customer, setCustomer] = useState<OrderingCustomer | null>(null)
  const latest = useRef({ draft, change })
  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = { draft, change }
  })

  useEffect(() => {
    setCustomer(null)
    noteRecognised(branchId, null)
    const wait = isFirst.current ? 0 : DEBOUNCE_MS
    isFirst.current = false
    if (phone === undefined) return undefined
    let isOvertaken = false
    const { optIn } = latest.current.draft
    const timer = setTimeout(async () => {
      const found = await findCustomer(browserApi.client, { phone, branchId, branchContactId })
      if (isOvertaken) return
      const { draft: now, change: apply } = latest.current
      const part = recognise(now, found, { phone, optIn })
      if (Object.keys(part).length > 0) apply(part)
      if (found.status !== 'known') return
      setCustomer(found.customer)
      noteRecognised(branchId, found.customer)
    }, wait)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [phone, branchId, branchContactId])

  return customer
}
