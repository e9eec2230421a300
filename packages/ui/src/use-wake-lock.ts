import { useEffect } from 'react'

/**
 * Keeps the screen awake while the page is seen, where the browser lets it: a locked tablet shows
 * no new order, and a locked phone finds no position.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function hold(): Promise<void> {
      // A browser lets go by itself when the page is hidden.
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      // Refused when the battery is low: the screen is then woken by hand.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await held?.release()
      else lock = held
    }

    const again = (): void => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
