import type { Input } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { accountCopy } from '@mostrador/copy/account'
import { signInCopy } from '@mostrador/copy/sign-in'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf, type PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { rememberDiner } from '../diner/known-diner.ts'
import { customerPlace, type CustomerPlace } from '../diner/sign-in-place.ts'
import { CODE_DIGITS } from '../diner/use-verify-phone.ts'

const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set([
  'wrong-code',
  'too-many-requests',
  'message-failed',
  'customer-not-found',
])

export type SignInInput = {
  /** Country of the branch, for numbers without a prefix; '' for none. */
  readonly country: string
  /** Brand to sign in at; undefined until chosen. */
  readonly at: CustomerPlace | undefined
  readonly onSignedIn: () => void
}

type Typed = { readonly phone: string; readonly phoneCountry: PhoneCountry; readonly code: string }

type Tried =
  | { readonly outcome: 'done'; readonly name: string }
  | { readonly outcome: 'code-wanted' }
  | { readonly outcome: 'refused'; readonly text: string }

type Asking = { readonly e164: string; readonly at: CustomerPlace; readonly code?: string }

export type LackingField = 'phone' | 'code' | 'brand'

const LACKING_TEXTS: Readonly<Record<LackingField, string>> = {
  phone: accountCopy.invalidPhone,
  code: signInCopy.codeIncomplete,
  brand: signInCopy.brandMissing,
}

type Given = {
  /** E.164; undefined for an invalid number. */
  readonly phone: string | undefined
  readonly at: CustomerPlace | undefined
  readonly code: string | undefined
}

/** Returns the first field whose value is missing or wrong; undefined for none. */
export function lackingField({ phone, at, code }: Given): LackingField | undefined {
  if (!phone) return 'phone'
  if (code !== undefined && code.length !== CODE_DIGITS) return 'code'
  return at ? undefined : 'brand'
}

async function trySignIn(body: Input<Endpoints['startDinerSession']>['body']): Promise<Tried> {
  const result = await browserApi.client.startDinerSession({ body })
  if (result.ok) return { outcome: 'done', name: result.data.name }
  const { code, detail } = result.problem
  if (code === 'code-required') return { outcome: 'code-wanted' }
  return { outcome: 'refused', text: (SPEAKS_FOR_ITSELF.has(code) && detail) || accountCopy.signInFailed }
}

function useSteps(country: string) {
  const [typed, setTyped] = useState<Typed>({ phone: '', phoneCountry: phoneCountryOf(country), code: '' })
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const [problem, setProblem] = useState<string>()
  function goTo(next: typeof step, part: Partial<Typed> = {}): void {
    setStep(next)
    setProblem(undefined)
    setTyped((before) => ({ ...before, ...part }))
  }
  return { typed, step, problem, setProblem, goTo, type: (part: Partial<Typed>) => goTo(step, part) }
}

/**
 * Runs the sign-in: the phone, and where the branch contact wants it verified, the six digits sent
 * to it. Source: 000 §6, 001 §2; decisions.md, Enumerations.
 */
export function useSignIn({ country, at, onSignedIn }: SignInInput) {
  const toast = useToast()
  const { typed, step, problem, setProblem, goTo, type } = useSteps(country)
  const [isBusy, setIsBusy] = useState(false)
  const phone = parsePhone(typed.phone, typed.phoneCountry)?.e164

  function refuse(text: string, said = text): void {
    setProblem(text)
    toast({ text: said, tone: 'danger' })
  }

  async function ask({ e164, at, code }: Asking): Promise<Tried> {
    setIsBusy(true)
    const tried = await trySignIn({ phone: e164, ...customerPlace(at), ...(code !== undefined && { code }) })
    setIsBusy(false)
    if (tried.outcome === 'refused') refuse(tried.text, accountCopy.signInFailed)
    if (tried.outcome === 'code-wanted') goTo('code')
    if (tried.outcome !== 'done') return tried
    rememberDiner({ phone: e164, phoneCountry: typed.phoneCountry, name: tried.name, branchId: at.branchId })
    toast({ text: accountCopy.signedIn, tone: 'positive' })
    goTo('phone', { phone: '', code: '' })
    onSignedIn()
    return tried
  }

  /** Submits the step; returns the first wrong field. */
  function submit(): LackingField | undefined {
    const field = lackingField({ phone, at, code: step === 'code' ? typed.code : undefined })
    if (field) refuse(LACKING_TEXTS[field])
    if (field || !phone || !at) return field
    setProblem(undefined)
    void ask({ e164: phone, at, ...(step === 'code' && { code: typed.code }) })
    return undefined
  }

  async function resend(): Promise<void> {
    const tried = phone && at && (await ask({ e164: phone, at }))
    if (tried && tried.outcome === 'code-wanted') toast({ text: signInCopy.codeResent, tone: 'positive' })
  }

  const changePhone = () => goTo('phone', { code: '' })
  return { typed, step, problem, isBusy, phone: phone ?? '', type, submit, resend, changePhone }
}

export type SignIn = ReturnType<typeof useSignIn>
