import { useEffect } from 'react'

/** Keeps the screen of a tablet awake while the page is seen, where the browser lets it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low; the shop then wakes the screen by hand.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) await held?.release()
      else lock = held
    }

    const again = (): void => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
