import type { Client } from '@mostrador/contract/client'
import { accountCopy } from '@mostrador/copy/account'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { signInCopy } from '@mostrador/copy/sign-in'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import type { OrderingCustomer } from './ordering-customer.ts'
import { customerPlace, type CustomerPlace } from './sign-in-place.ts'

export const CODE_DIGITS = 6

type PhoneToVerify = { readonly phone: string; readonly at: CustomerPlace }

export type Verified =
  | { readonly outcome: 'verified'; readonly customer: OrderingCustomer }
  | { readonly outcome: 'code-wanted' }
  | { readonly outcome: 'refused'; readonly text: string }

/** Asks for a code, or checks one, to protect points. Source: decisions.md, Settled since. */
async function verifyPhone(
  client: Pick<Client, 'startDinerSession'>,
  { phone, at }: PhoneToVerify,
  code?: string,
): Promise<Verified> {
  const body = { phone, ...customerPlace(at), verify: true, ...(code !== undefined && { code }) }
  const result = await client.startDinerSession({ body })
  if (result.ok) return { outcome: 'verified', customer: result.data }
  if (result.problem.code === 'code-required') return { outcome: 'code-wanted' }
  return { outcome: 'refused', text: result.problem.detail || loyaltyCopy.confirmFailed }
}

export type VerifyPhoneInput = PhoneToVerify & {
  /** Whether to send the code at once: the diner has just pressed a button that wants it. */
  readonly sendsAtOnce: boolean
  readonly onVerified: (customer: OrderingCustomer) => void
}

function useStep() {
  const toast = useToast()
  const [step, setStep] = useState<'ask' | 'code'>('ask')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  return {
    step,
    code,
    problem,
    toast,
    goToCode: () => setStep('code'),
    forgive: () => setProblem(undefined),
    /** Shown at the field once there is one: a toast would cover it and its button. */
    refuse: (text: string): void => {
      if (step === 'code') setProblem(text)
      else toast({ text, tone: 'danger' })
    },
    type: (text: string): void => {
      setCode(text.replace(/\D/g, ''))
      setProblem(undefined)
    },
  }
}

/** Runs the two steps: a code is sent, and entered. */
export function useVerifyPhone({ sendsAtOnce, onVerified, ...asked }: VerifyPhoneInput) {
  const { toast, goToCode, forgive, refuse, ...shown } = useStep()
  const { step, code } = shown
  const [isBusy, setIsBusy] = useState(false)
  const isSent = useRef(false)

  async function ask(digits?: string): Promise<Verified['outcome']> {
    setIsBusy(true)
    forgive()
    const told = await verifyPhone(browserApi.client, asked, digits)
    setIsBusy(false)
    if (told.outcome === 'refused') refuse(told.text)
    if (told.outcome === 'code-wanted') goToCode()
    if (told.outcome === 'verified') {
      toast({ text: accountCopy.signedIn, tone: 'positive' })
      onVerified(told.customer)
    }
    return told.outcome
  }

  useEffect(() => {
    if (!sendsAtOnce || isSent.current) return
    isSent.current = true
    void ask()
    // oxlint-disable-next-line react/exhaustive-deps -- one text for one press of the button
  }, [sendsAtOnce])

  function submit(): void {
    if (isBusy) return
    if (step === 'ask') void ask()
    else if (code.length === CODE_DIGITS) void ask(code)
    else refuse(signInCopy.codeIncomplete)
  }

  async function resend(): Promise<void> {
    if ((await ask()) === 'code-wanted') toast({ text: signInCopy.codeResent, tone: 'positive' })
  }

  return { ...shown, isBusy, submit, resend }
}
