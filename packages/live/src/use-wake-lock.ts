import { useEffect } from 'react'
import { onVisibilityChange } from './page-visibility.ts'

/**
 * Keeps the screen awake while the page is visible, where the browser allows it: a locked tablet
 * shows no new order, and a locked phone finds no position.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function hold(): Promise<void> {
      // The browser releases it when the page is hidden.
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      // Refused at low battery: the reader wakes the screen by hand.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await held?.release()
      else lock = held
    }

    void hold()
    const stop = onVisibilityChange(hold)
    return () => {
      isOver = true
      stop()
      void lock?.release()
    }
  }, [])
}
