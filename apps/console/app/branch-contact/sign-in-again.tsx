import { consoleCopy } from '@mostrador/copy/console'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useApi } from '../api/api.ts'
import { DECIDED } from '../layout/unsaved.ts'
import type { EntranceFrame } from '../session/entrance.tsx'
import { sessionOver } from '../session/session-over.ts'
import { SignInForm } from '../session/sign-in-form.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Dialog to sign in again over unsaved work. Default export, since it is loaded on demand. */
export default function SignInAgain({ onClosed }: { readonly onClosed: () => void }) {
  const { session } = useWorkplace()
  const goOn = useGoingOn(session.email)
  const [open, setOpen] = useState(true)
  // Leaving the page ends the question.
  useEffect(() => sessionOver.settle, [])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={consoleCopy.sessionOver}
      description={consoleCopy.sessionOverHint}
      closeLabel={consoleCopy.close}
    >
      <SignInForm
        frame={Frame}
        email={session.email}
        onDone={async () => {
          await goOn()
          setOpen(false)
        }}
      />
    </Dialog>
  )
}

/** The dialog has a title already, so steps drop theirs. */
const Frame: EntranceFrame = ({ children }) => <div className="pb-5 *:border-0 *:p-0">{children}</div>

/** Goes on with the page for the same person; another person starts anew. */
function useGoingOn(email: string): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async () => {
    const now = await api.getStaffSession()
    if (now.ok && now.data.email !== email) return navigate('/', { replace: true, state: DECIDED })
    await revalidate()
    await queries.invalidateQueries()
  }
}
