import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leave } from './left-open.ts'

/**
 * Signs out. From now on nothing is shown, with or without a connection; the next page tells the
 * server as soon as it can. Returns how, and whether it is in progress.
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
