const PREFIX = 'mostrador.console.'

/**
 * What this device remembers: which branch contact, whether the sound is on, which new orders were
 * opened.
 */
export type RememberedName = 'contact' | 'sound' | 'opened'

/** Reads what this device remembers; `null` when it does not, or may not, remember. */
export function remembered(name: RememberedName): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Remembers it on this device, where that is allowed. */
export function remember(name: RememberedName, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // A private window: it holds until the page is closed.
  }
}
