import { after } from '@mostrador/live/timers'

/** Debounce of the look-up, in milliseconds. Source: 000 §9. */
const DEBOUNCE_MS = 500

type CallOff = () => void

/**
 * Debounces the look-up of a phone: the first is looked up at once, each later one after half a
 * second without another. Source: 000 §4 Customer identity, §9.
 */
export function createPhoneRest(): (task: () => unknown) => CallOff {
  let isFirst = true
  return (task) => {
    const callOff = after(isFirst ? 0 : DEBOUNCE_MS, task)
    isFirst = false
    return callOff
  }
}
