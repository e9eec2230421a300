import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { workingHoursCopy } from '@mostrador/copy/working-hours'

export type ModeStatus = { readonly text: string; readonly tone: 'positive' | 'neutral' | 'warning' }

/** Returns the state of a mode. Source: 000 §2 Working-hours and information modal. */
export function modeStatus(mode: Pick<OrderModeInfo, 'orderEnabled' | 'open' | 'pause'>): ModeStatus {
  if (!mode.orderEnabled) return { text: workingHoursCopy.modeDisabled, tone: 'warning' }
  if (mode.pause) return { text: workingHoursCopy.modePaused, tone: 'warning' }
  return mode.open
    ? { text: workingHoursCopy.modeAvailable, tone: 'positive' }
    : { text: workingHoursCopy.modeClosed, tone: 'neutral' }
}
