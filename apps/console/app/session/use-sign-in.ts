import { useState, type FormEvent } from 'react'
import { useNavigation } from 'react-router'
import { useApi } from '../api/api.ts'
import { signInByPasskey } from './passkey-dialogue.ts'
import { focusField, sentenceOf } from './use-form.ts'

const NOTHING = { email: false, password: false }

/** Callbacks after the password: signed in, or a second factor is due. */
export type SignInEnds = { readonly onDone: () => void; readonly onHalfWay: () => void }

/** Holds the sign-in form: names missing fields, explains a failure, and goes on. */
export function useSignIn({ onDone, onHalfWay }: SignInEnds) {
  const api = useApi()
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
    if (empty) return focusField(form, empty)

    setBusy(true)
    const result = await api.signIn({ body: { email, password } })
    setBusy(false)
    if (result.ok) return onDone()
    if (result.problem.code === 'second-factor-required') return onHalfWay()
    setFailure(sentenceOf(result.problem))
    focusField(form, 'password')
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

/** Holds the passkey button: asks the browser for a passkey, and explains a failure. */
export function usePasskeySignIn(onDone: () => void) {
  const api = useApi()
  const [failure, setFailure] = useState<string>()
  const [waiting, setWaiting] = useState(false)

  async function enter(): Promise<void> {
    setFailure(undefined)
    setWaiting(true)
    const result = await signInByPasskey(api)
    setWaiting(false)
    if (result.ok) return onDone()
    setFailure(sentenceOf(result.problem))
  }

  return {
    enter: (): void => {
      if (!waiting) void enter()
    },
    waiting,
    failure,
  }
}
