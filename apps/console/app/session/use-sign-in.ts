import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { problemDetail } from '@mostrador/copy/problem'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useApi } from '../api/api.ts'
import { returnPath } from './return-path.ts'

const NOTHING = { email: false, password: false }

/** What the sign-in form does: says what is missing, why it failed, and goes back to where one was. */
export function useSignIn(to: string | null) {
  const api = useApi()
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const [missing, setMissing] = useState(NOTHING)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function signIn(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form)
    const email = String(fields.get('email') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    setMissing({ email: email === '', password: password === '' })
    setFailure(undefined)
    const empty = email === '' ? 'email' : password === '' ? 'password' : undefined
    if (empty) return focus(form, empty)

    setBusy(true)
    const result = await api.signIn({ body: { email, password } })
    setBusy(false)
    if (result.ok) return navigate(returnPath(to), { replace: true })
    setFailure(sentenceOf(result.problem))
    focus(form, 'password')
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      if (!busy && !leaving) void signIn(event.currentTarget)
    },
    busy: busy || leaving,
    missing,
    failure,
  }
}

function focus(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}

function sentenceOf({ status, code }: Problem): string {
  if (status === 0) return consoleCopy.noConnection
  if (code === 'wrong-credentials') return consoleCopy.wrongCredentials
  return code === 'too-many-requests' ? consoleCopy.tooManyAttempts : problemDetail(code)
}
