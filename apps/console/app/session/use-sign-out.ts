import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leave } from './left-open.ts'

/**
 * Ends the session. Nothing is shown any more from this moment on, whether or not there is a
 * connection: the server is told on the page that follows, as soon as it can be. Answers how, and
 * whether it is under way.
 */
export function useSignOut(): readonly [signOut: () => Promise<void>, isBusy: boolean] {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut(): Promise<void> {
    setIsBusy(true)
    leave()
    await navigate('/session')
    setIsBusy(false)
  }
  return [signOut, isBusy]
}
