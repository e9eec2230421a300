/**
 * One event for the browsers that listen to a channel. `data` is any JSON value; null tells the
 * receiver that something changed and that it must ask the server for it again.
 */
export type BusMessage = {
  channel: string
  event: string
  data: unknown
  /** Set by a bus that had to replace `data` by null because the message was too long. */
  tooBig?: true
}

/**
 * Signal to a listener. `resync` means that messages may have been lost while a connection was
 * down: a listener that shows live data must load it again.
 */
export type BusSignal = { kind: 'message'; message: BusMessage } | { kind: 'resync' }

export type BusListener = (signal: BusSignal) => void

/**
 * Carries messages from the process that changes something to every process that serves browsers.
 */
export type Bus = {
  /**
   * Resolves once the message is handed over. Rejects when the carrier is down, the bus is closed
   * or a name is malformed: the change itself is already stored, so callers log that and go on.
   */
  publish(message: BusMessage): Promise<void>
  /** Registers a listener, which must not throw; returns a function that unregisters it. */
  subscribe(listener: BusListener): () => void
  /** Sends waiting messages and frees connections. */
  close(): Promise<void>
}

/** Creates the listeners of one bus in this process. */
export function createListeners(): {
  add(listener: BusListener): () => void
  tell(signal: BusSignal): void
} {
  const listeners = new Set<BusListener>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(signal) {
      for (const listener of listeners) listener(signal)
    },
  }
}
