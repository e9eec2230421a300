import type { Problem } from '@mostrador/contract/problem'
import { shipmentCopy } from '@mostrador/copy/shipment'
import type { ToastMessage } from '@mostrador/ui/toast-queue'

/**
 * How a delivery's page stands: fresh from the server, from this device, another rider's, nobody's,
 * or not to be had.
 */
export type DeliveryState = 'loading' | 'fresh' | 'kept' | 'lost' | 'gone' | 'failed'

/** The listeners of failed loads: the rider's page, and the code that turns refused riders away. */
export type FailureEars = {
  readonly toast: (message: ToastMessage) => void
  readonly deny: () => void
}

/** The token is no good here: not one that died, and not one of another local. */
const isDenied = ({ status }: Problem): boolean => status === 401 || status === 403

/** Without a connection a page says so itself, and goes on with what it has. */
const isOffline = ({ status }: Problem): boolean => status === 0

/** Tells of a list that did not come, and how the page stands then. Source: 001 §6 Rider, §8. */
export function hearListFailure(problem: Problem, { toast, deny }: FailureEars): 'kept' | 'denied' {
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

/**
 * Tells of a delivery that did not come, and what that means. Source: 001 §8 Single shipment fetch
 * failed.
 */
export function hearDeliveryFailure(
  problem: Problem,
  { toast, deny }: FailureEars,
): ReturnType<typeof meaningOf> {
  const meaning = meaningOf(problem)
  if (meaning === 'denied') deny()
  if (meaning === 'kept' && !isOffline(problem)) {
    toast({ text: shipmentCopy.shipmentFailed, tone: 'danger' })
  }
  return meaning
}
