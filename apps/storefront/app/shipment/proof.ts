import type { Problem } from '@mostrador/contract/problem'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { isDeliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import type { Proof } from '../rider/pending-steps.ts'

/** What a rider typed and took at a door. */
export type ProofDraft = {
  /** There is no key: a photo and the reason stand in its place. */
  readonly isKeyless: boolean
  readonly key: string
  readonly photo: string | undefined
  readonly reason: string
}

/**
 * What is sent of a draft, or what is missing in it. Source: decisions.md, Beyond the documents.
 */
export function proofOf({ isKeyless, key, photo, reason }: ProofDraft): Proof | string {
  if (!isKeyless) return isDeliveryKey(key) ? { deliveryKey: key } : shipmentPageCopy.keyDigits
  const isWhole = photo !== undefined && reason.trim() !== ''
  return isWhole ? { photo, reason: reason.trim() } : shipmentPageCopy.proofMissing
}

/** What a refusal at the door means, in words: of a wrong key, how many tries are left. */
export const refusalWords = ({ code, detail, errors }: Problem): string =>
  code === 'delivery-key-used-up' ? shipmentCopy.keyUsedUp : (errors?.[0]?.message ?? detail)
