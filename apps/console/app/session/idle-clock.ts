const MINUTE_MS = 60_000

/** How often other windows are told of a touch, in milliseconds: a pointer that moves is many. */
const SHARED_EVERY_MS = 1000

export type IdleClockOf = {
  /** After so many minutes without a touch it locks. */
  readonly minutes: number
  readonly now: () => number
  /** When this browser was touched last, in any of its windows; null where none said so yet. */
  readonly read: () => number | null
  readonly write: (at: number) => void
  /** Tells the server of a touch; false where it did not hear it. */
  readonly tell: () => Promise<boolean>
  readonly lock: () => void
}

/** The clock of a shared device's idle minutes. */
export type IdleClock = {
  /** Called for each touch. */
  readonly touch: () => void
  /** Looks at the time: every second, for timers stand still while a tablet sleeps. */
  readonly look: () => void
}

/**
 * Counts the minutes in which nobody touches a shared device: in none of its windows, which are one
 * session. The server is told of the first touch at once and of those after it now and then, the
 * last one included, so that it never locks before the page does.
 */
export function createIdleClock(of: IdleClockOf): IdleClock {
  const { minutes, now, read, write, tell, lock } = of
  const tellEvery = Math.min(MINUTE_MS, (minutes * MINUTE_MS) / 4)
  const begun = now()
  let [last, sharedAt, toldAt] = [read() ?? begun, -Infinity, -Infinity]
  let [isLocked, owes] = [false, false]

  /** By the clock of this browser, which may have been set back meanwhile. */
  const lastTouch = (): number => Math.min(now(), Math.max(last, read() ?? last))

  function look(): void {
    if (isLocked) return
    if (now() - lastTouch() >= minutes * MINUTE_MS) {
      isLocked = true
      lock()
    } else if (owes && now() - toldAt >= tellEvery) {
      owes = false
      toldAt = now()
      void tell().then((isHeard) => {
        if (!isHeard) owes = true
      })
    }
  }

  return {
    look,
    touch: () => {
      // A device that slept past its minutes does not wake up by the first touch.
      look()
      if (isLocked) return
      last = now()
      owes = true
      if (last - sharedAt >= SHARED_EVERY_MS) {
        sharedAt = last
        write(last)
      }
      look()
    },
  }
}
