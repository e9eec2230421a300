import { createOrderAttempts } from './order-attempt.ts'
import type { AttemptStorage, OrderAttempts } from './order-attempt.ts'

/** Reaches for the storage at each call: a browser that forbids it throws when it is named, not when it is used. */
const storage: AttemptStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
}

/** A key that nobody guesses. `randomUUID` needs HTTPS; a shop's own network may have none. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The attempts of this tab. */
export const attempts: OrderAttempts = createOrderAttempts(storage, newKey)
