import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { confirmRider, DENIED_PAGE, denyRider } from './confirm-rider.ts'
import { turnedAwayFrom } from './register-path.ts'
import { useRiderSession, type RiderSession } from './rider-session.ts'

/** Rider of this device at a branch contact, confirmed by the server unless it cannot be asked. */
export type Rider = {
  /** Undefined during hydration, and without a rider. */
  readonly session: RiderSession | undefined
  /** Deletes this rider's data, unless another is on shift, and goes to the denied page. */
  readonly deny: () => void
  /** Whether a PIN lets another phone in; undefined until known. */
  readonly hasPin?: boolean | undefined
}

/**
 * Returns the rider on shift; turns the device away without one, or where the server no longer
 * knows the rider. Source: 001 §6 Rider.
 */
export function useRider(alias: string): Rider {
  const session = useRiderSession(alias)
  const navigate = useNavigate()
  const since = session?.since
  const [hasPin, setHasPin] = useState<boolean>()

  const redirectTo = useCallback(
    // State for the denied page, from where the next shift begins.
    (path: string) => void navigate(path, { replace: true, state: turnedAwayFrom(alias) }),
    [alias, navigate],
  )
  const deny = useCallback(() => denyRider({ alias, since }, redirectTo), [alias, since, redirectTo])

  useEffect(() => {
    if (session === null) redirectTo(DENIED_PAGE)
  }, [session, redirectTo])

  useEffect(() => {
    if (session) void confirmRider(session, { client: browserApi.client, deny }).then(setHasPin)
  }, [session, deny])

  return { session: session ?? undefined, deny, hasPin }
}
