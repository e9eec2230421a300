import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import { DECIDED } from '../layout/unsaved.ts'
import { remember, remembered } from '../layout/remembered.ts'
import { createIdleClock } from './idle-clock.ts'
import { signInPath } from './return-path.ts'

/** Events of a user at the device. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Hands a shared device over: the sign-in page ends the session, and after name and PIN the same
 * page opens again. Unsaved changes are asked about, unless it locks by itself.
 */
export function useChangeOfPerson(): (isByItself?: boolean) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (isByItself = false) =>
    navigate(signInPath(`${pathname}${search}`), isByItself ? { state: DECIDED } : {})
}

const readTouch = (): number | null => Number(remembered('touched') ?? '') || null

/** Records a touch of a shared device, or a sign-in on it, from which its idle minutes count. */
export const rememberTouch = (at: number = Date.now()): void => remember('touched', String(at))

/**
 * Locks a device after minutes without a touch, and reports touches to the server, which locks by
 * itself too; null for a device of one person.
 */
export function useIdleLock(minutes: number | null, lock: () => void): void {
  const api = useApi()
  const onIdle = useEffectEvent(lock)
  useEffect(() => {
    if (minutes === null) return
    const { touch, look } = createIdleClock({
      minutes,
      now: Date.now,
      read: readTouch,
      write: rememberTouch,
      // A refusal is handled elsewhere; a touch that did not arrive is sent again.
      tell: async () => {
        const told = await api.touchStaffSession()
        return told.ok || told.problem.status === 401
      },
      lock: () => onIdle(),
    })
    const timer = window.setInterval(look, 1000)
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true })
    }
  }, [minutes, api])
}
