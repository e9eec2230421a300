import { consoleCopy } from '@mostrador/copy/console'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'

/**
 * Ends the session; where the server does not hear it, it says so, for the cookie would go on being
 * believed.
 */
export function SignOutButton() {
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function signOut(): Promise<void> {
    setBusy(true)
    const result = await api.signOut()
    setBusy(false)
    if (result.ok) await navigate('/session')
    else toast({ text: consoleCopy.noConnection, tone: 'danger' })
  }

  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void signOut()}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold text-ink hover:bg-sunken"
    >
      <Icon name="logout" />
      <span className="max-md:sr-only">{consoleCopy.signOut}</span>
    </button>
  )
}
