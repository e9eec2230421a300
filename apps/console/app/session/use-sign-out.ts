import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'

/**
 * Ends the session; where the server does not hear it, it says so, for the cookie would go on being
 * believed. Answers how, and whether it is under way.
 */
export function useSignOut(): readonly [signOut: () => Promise<void>, isBusy: boolean] {
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut(): Promise<void> {
    setIsBusy(true)
    const result = await api.signOut()
    setIsBusy(false)
    if (result.ok) await navigate('/session')
    else toast({ text: consoleCopy.noConnection, tone: 'danger' })
  }
  return [signOut, isBusy]
}
