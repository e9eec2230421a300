import type { Problem } from '@mostrador/contract/problem'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { isDeliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import type { Proof } from '../rider/pending-steps.ts'

export type ProofDraft = {
  /** Whether a photo and the reason replace the key. */
  readonly isKeyless: boolean
  readonly key: string
  readonly photo: string | undefined
  readonly reason: string
}

/** Returns the proof, or the text of its problem. Source: decisions.md, Beyond the documents. */
export function proofOf({ isKeyless, key, photo, reason }: ProofDraft): Proof | string {
  if (!isKeyless) return isDeliveryKey(key) ? { deliveryKey: key } : shipmentPageCopy.keyDigits
  const isWhole = photo !== undefined && reason.trim() !== ''
  return isWhole ? { photo, reason: reason.trim() } : shipmentPageCopy.proofMissing
}

/** Returns the text of a refusal at the door; for a wrong key it tells the tries left. */
export const refusalWords = ({ code, detail, errors }: Problem): string =>
  code === 'delivery-key-used-up' ? shipmentCopy.keyUsedUp : (errors?.[0]?.message ?? detail)
