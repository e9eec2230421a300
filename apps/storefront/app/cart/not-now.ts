import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import { layoutCopy } from '@mostrador/copy/layout'
import { pauseCopy } from '@mostrador/copy/pause'
import { scheduleCopy } from '@mostrador/copy/schedule'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import { activeOrderModes } from '../place/find-order-mode.ts'
import { nextOpeningText } from '../working-hours/next-opening-text.ts'
import type { Shop } from './load-shop.ts'
import { canBeOrdered, takesOrders } from './takes-orders.ts'

type NotNow = { readonly reason: string; readonly until: string | undefined }

/**
 * Returns the text that replaces the way on, for a mode that sells nothing and has no slot left to
 * schedule. `now` is the server's time.
 */
export function notNow({ contact, mode }: Pick<Shop, 'contact' | 'mode'>, now: Date): NotNow {
  if (!takesOrders({ contact, mode })) return { reason: branchContactCopy.orderingDisabled, until: undefined }
  const { pause } = mode
  if (pause) {
    const end = interruptionEndText(endMoment(new Date(pause.until), { now, timeZone: contact.timeZone }))
    return { reason: pauseCopy.title, until: pauseCopy.paused(end) }
  }
  const until = nextOpeningText(contact, now)
  if (mode.open) return { reason: scheduleCopy.noSlots, until }
  return { reason: contact.open ? layoutCopy.modeClosedBanner : layoutCopy.closedBanner, until }
}

/** Returns the other modes of a branch contact that take orders, in the shop's order. */
export const modesInstead = (contact: BranchContactInfo, mode: OrderModeInfo): readonly OrderModeInfo[] =>
  activeOrderModes(contact).filter((other) => other.id !== mode.id && canBeOrdered({ contact, mode: other }))
