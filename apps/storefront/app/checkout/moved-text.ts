import { momentText } from '@mostrador/copy/moment'
import { scheduleCopy } from '@mostrador/copy/schedule'
import type { Slot } from '@mostrador/domain/scheduling/slots'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import type { Timing } from './timing.ts'

/** Writes a slot within a sentence. */
export const slotText = (slot: Slot): string => momentText({ ...slot, dayOfWeek: dayOfWeekOf(slot.date) })

/** Tells which slot replaces a chosen one; undefined for none. Source: 000 §4 Scheduling. */
export const movedText = ({ slot, movedFrom }: Timing): string | undefined =>
  slot && movedFrom ? scheduleCopy.movedTo(slotText(slot), slotText(movedFrom)) : undefined
