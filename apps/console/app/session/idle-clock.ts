const MINUTE_MS = 60_000

/** Milliseconds between notices of a touch to other windows, since a moving pointer makes many. */
const SHARED_EVERY_MS = 1000

export type IdleClockOf = {
  /** Minutes without a touch before it locks. */
  readonly minutes: number
  readonly now: () => number
  /** Last touch of this browser in any window; null where unknown. */
  readonly read: () => number | null
  readonly write: (at: number) => void
  /** Tells the server of a touch; false where it did not hear. */
  readonly tell: () => Promise<boolean>
  readonly lock: () => void
}

/** Clock of a shared device's idle minutes. */
export type IdleClock = {
  readonly touch: () => void
  /** Checks the time; called every second, since timers stop while a tablet sleeps. */
  readonly look: () => void
}

/**
 * Counts the minutes without a touch in all windows of a shared device, which are one session. The
 * server hears of the first touch at once and of later ones in intervals, the last included, so
 * that it never locks before the page.
 */
export function createIdleClock(of: IdleClockOf): IdleClock {
  const { minutes, now, read, write, tell, lock } = of
  const tellEvery = Math.min(MINUTE_MS, (minutes * MINUTE_MS) / 4)
  const begun = now()
  let [last, sharedAt, toldAt] = [read() ?? begun, -Infinity, -Infinity]
  let [isLocked, owes] = [false, false]

  /** This browser's clock may have been set back meanwhile. */
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
      // A device that slept past its minutes is not woken by a touch.
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
