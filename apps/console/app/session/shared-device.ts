import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import { DECIDED } from '../layout/unsaved.ts'
import { signInPath } from './return-path.ts'

const MINUTE_MS = 60_000

/** What says that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Lets the next person take over a shared device: the session ends, and after a name and a PIN the
 * same page is there again. What was not saved is asked about, unless it locks by itself.
 */
export function useChangeOfPerson(): (isByItself?: boolean) => Promise<void> {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (isByItself = false) => {
    const path = signInPath(`${pathname}${search}`)
    if (isByItself) {
      // Also without a connection nobody reads on: the server ends it when it hears of it.
      await api.signOut()
      return navigate(path, { state: DECIDED })
    }
    return navigate(path)
  }
}

/** Locks a device that nobody touches for so many minutes; null is a device of one person. */
export function useIdleLock(minutes: number | null, lock: () => void): void {
  const onIdle = useEffectEvent(lock)
  useEffect(() => {
    if (minutes === null) return
    let last = Date.now()
    let isLocked = false
    const look = (): void => {
      if (isLocked || Date.now() - last < minutes * MINUTE_MS) return
      isLocked = true
      onIdle()
    }
    const touched = (): void => {
      // A device that slept past its minutes does not wake up by the first touch.
      look()
      last = Date.now()
    }
    // Timers stand still while a tablet sleeps: the clock is asked, and not the timer believed.
    const timer = window.setInterval(look, 1000)
    for (const sign of SIGNS) window.addEventListener(sign, touched, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, touched, { capture: true })
    }
  }, [minutes])
}
