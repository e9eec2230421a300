import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'

/**
 * Ends the session. Where the server does not hear it, nothing is shown any more all the same, and
 * it is told as soon as it can be. Answers how, and whether it is under way.
 */
export function useSignOut(): readonly [signOut: () => Promise<void>, isBusy: boolean] {
  const api = useApi()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut(): Promise<void> {
    setIsBusy(true)
    await api.signOut()
    setIsBusy(false)
    await navigate('/session')
  }
  return [signOut, isBusy]
}
