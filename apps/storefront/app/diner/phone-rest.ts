import { after } from '@mostrador/live/timers'

/**
 * How long a phone has to rest before its customer is asked for, in milliseconds. Source: 000 §9.
 */
const DEBOUNCE_MS = 500

/** Calls a task off that waits. */
type CallOff = () => void

/**
 * Waits for a phone to rest: the one that a page begins with is asked for at once, each that is
 * typed after it when half a second went by without another. Source: 000 §4 Customer identity, §9.
 */
export function createPhoneRest(): (task: () => unknown) => CallOff {
  let isFirst = true
  return (task) => {
    const callOff = after(isFirst ? 0 : DEBOUNCE_MS, task)
    isFirst = false
    return callOff
  }
}
