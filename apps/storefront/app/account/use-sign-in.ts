import { accountCopy } from '@mostrador/copy/account'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { rememberDiner } from './known-diner.ts'

/** How many digits a code has. */
const CODE_DIGITS = 6

/** Refusals whose own sentence says at the field what to do. */
const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set(['wrong-code', 'too-many-requests', 'message-failed'])

export type SignInInput = {
  /** Of the branch, for numbers without a prefix; '' where there is none. */
  readonly country: string
  /** Where the diner signs in; without one the browser alone remembers them. */
  readonly branchId: string | undefined
  readonly onSignedIn: () => void
}

/** The phone, and where the local wants it verified the six digits that it sends. Source: 000 §6, 001 §2; decisions.md, Enumerations. */
export function useSignIn({ country, branchId, onSignedIn }: SignInInput) {
  const toast = useToast()
  const [typed, setTyped] = useState({ phone: '', phoneCountry: phoneCountryOf(country), code: '' })
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const phone = parsePhone(typed.phone, typed.phoneCountry)?.e164

  function refuse(text: string, said = text): void {
    setProblem(text)
    toast({ text: said, tone: 'danger' })
  }

  function finish(e164: string, name: string): void {
    rememberDiner({ phone: e164, phoneCountry: typed.phoneCountry, name })
    toast({ text: accountCopy.signedIn, tone: 'positive' })
    setTyped((before) => ({ ...before, phone: '', code: '' }))
    setStep('phone')
    onSignedIn()
  }

  /** Asks the server, with the digits or for them; `again` says that others are on their way. */
  async function ask(
    e164: string,
    { code, again = false }: { code?: string; again?: boolean } = {},
  ): Promise<void> {
    if (branchId === undefined) return finish(e164, '')
    setIsBusy(true)
    const body = { phone: e164, branchId, ...(code !== undefined && { code }) }
    const result = await browserApi.client.startDinerSession({ body })
    setIsBusy(false)
    if (result.ok) return finish(e164, result.data.name)
    const { code: reason, detail } = result.problem
    if (reason === 'code-required') {
      setStep('code')
      if (again) toast({ text: accountCopy.codeResent, tone: 'positive' })
    } else
      refuse(
        SPEAKS_FOR_ITSELF.has(reason) && detail ? detail : accountCopy.signInFailed,
        accountCopy.signInFailed,
      )
  }

  function submit(): boolean {
    setProblem(undefined)
    if (step === 'phone') {
      if (phone) void ask(phone)
      else refuse(accountCopy.invalidPhone)
      return phone !== undefined
    }
    const isWhole = typed.code.length === CODE_DIGITS
    if (isWhole && phone) void ask(phone, { code: typed.code })
    else refuse(accountCopy.codeIncomplete)
    return isWhole
  }

  return {
    typed,
    step,
    problem,
    isBusy,
    /** In E.164, once it is one. */
    phone: phone ?? '',
    type: (part: Partial<typeof typed>) => {
      setTyped((before) => ({ ...before, ...part }))
      setProblem(undefined)
    },
    /** Goes on; false when what was typed is not enough. */
    submit,
    resend: () => {
      setProblem(undefined)
      if (phone) void ask(phone, { again: true })
    },
    changePhone: () => {
      setStep('phone')
      setProblem(undefined)
      setTyped((before) => ({ ...before, code: '' }))
    },
  }
}

/** What the steps of the dialog are given. */
export type SignIn = ReturnType<typeof useSignIn>
