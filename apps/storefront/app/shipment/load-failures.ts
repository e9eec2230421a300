import type { Problem } from '@mostrador/contract/problem'
import { shipmentCopy } from '@mostrador/copy/shipment'
import type { ToastMessage } from '@mostrador/ui/toast-queue'

/**
 * State of a delivery's page: fresh from the server, kept on this device, another rider's
 * (`lost`), ended (`gone`), or failed.
 */
export type DeliveryState = 'loading' | 'fresh' | 'kept' | 'lost' | 'gone' | 'failed'

/** Listeners of failed loads: toasts, and the function that turns refused riders away. */
export type FailureListeners = {
  readonly toast: (message: ToastMessage) => void
  readonly deny: () => void
}

/** Whether the token is invalid here: expired, or of another branch contact. */
const isDenied = ({ status }: Problem): boolean => status === 401 || status === 403

/** Whether the connection is lost, which a page tells itself. */
const isOffline = ({ status }: Problem): boolean => status === 0

/** Tells a failed list, and returns the state of its page. Source: 001 §6 Rider, §8. */
export function reportListFailure(problem: Problem, { toast, deny }: FailureListeners): 'kept' | 'denied' {
  if (problem.status === 403) toast({ text: shipmentCopy.forbidden, tone: 'danger' })
  if (isDenied(problem)) {
    deny()
    return 'denied'
  }
  if (!isOffline(problem)) toast({ text: shipmentCopy.listFailed, tone: 'danger' })
  return 'kept'
}

/** Returns the meaning of a failed load. Only a `kept` delivery may still be the rider's. */
export function meaningOf(problem: Problem): 'kept' | 'lost' | 'gone' | 'denied' {
  if (isDenied(problem)) return 'denied'
  if (problem.status === 409) return 'lost'
  return problem.status === 404 ? 'gone' : 'kept'
}

/** Tells a failed delivery; returns its meaning. Source: 001 §8 Single shipment fetch failed. */
export function reportDeliveryFailure(
  problem: Problem,
  { toast, deny }: FailureListeners,
): ReturnType<typeof meaningOf> {
  const meaning = meaningOf(problem)
  if (meaning === 'denied') deny()
  if (meaning === 'kept' && !isOffline(problem)) {
    toast({ text: shipmentCopy.shipmentFailed, tone: 'danger' })
  }
  return meaning
}
