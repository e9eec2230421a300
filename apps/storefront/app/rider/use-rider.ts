import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { forgetRider } from './forget-rider.ts'
import { asRider, useRiderSession } from './rider-session.ts'
import type { RiderSession } from './rider-session.ts'

/** Where whoever is turned away goes. Source: 001 §6, §2 Not-found / denied page. */
const DENIED_PAGE = '/404'

/** Answers that mean that this is no rider of ours; without a connection there is no answer, and the shift goes on. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 404])

/** The rider of this device at a local, whom the server has confirmed or could not be asked about. */
export type Rider = {
  /** Undefined while the page comes alive, and for nobody. */
  readonly session: RiderSession | undefined
  /** Ends what the device knows of the rider, and turns to the denied page. */
  readonly deny: () => void
}

/** Who is on shift here; nobody, or somebody whom the server no longer knows, is turned away. Source: 001 §6 Rider. */
export function useRider(alias: string): Rider {
  const session = useRiderSession(alias)
  const navigate = useNavigate()
  const token = session?.token

  const deny = useCallback(() => {
    forgetRider(alias)
    void navigate(DENIED_PAGE, { replace: true })
  }, [alias, navigate])

  useEffect(() => {
    if (session === null) void navigate(DENIED_PAGE, { replace: true })
  }, [session, navigate])

  useEffect(() => {
    if (token === undefined) return
    const ask = async (): Promise<void> => {
      const who = await browserApi.client.whoAmI({}, asRider({ token }))
      if (!who.ok && REFUSED.has(who.problem.status)) deny()
    }
    void ask()
  }, [token, deny])

  return { session: session ?? undefined, deny }
}
