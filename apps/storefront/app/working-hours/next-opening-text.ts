import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { layoutCopy } from '@mostrador/copy/layout'
import { openingText } from '@mostrador/copy/working-hours'
import { nextOpening } from '@mostrador/domain/scheduling/opening-hours'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'

/** "Abre mañana a las 11:30", by the shop's own wall clock; undefined when it never opens. `now` is the diner's clock. */
export function nextOpeningText(contact: BranchContactInfo, now: Date): string | undefined {
  const opening = nextOpening(contact.deliveryConfig.workingDays, wallClock(now, contact.timeZone))
  return opening && layoutCopy.opensAt(openingText(opening))
}
