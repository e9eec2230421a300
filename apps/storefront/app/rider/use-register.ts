import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { riderCopy } from '@mostrador/copy/rider'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { forgetRider } from './forget-rider.ts'
import { registerPath } from './register-path.ts'
import { registerProblem, type RegisterForm, type RegisterProblem } from './register-problem.ts'
import { isReachable, registerStepsOf, type RegisterVariant } from './register-variant.ts'
import { riderSession } from './rider-session.ts'
import { sendShift, type Sent } from './send-shift.ts'
import { shipmentsPath } from './shipment-path.ts'

const EMPTY = { initPhone: '', registerPhone: '', name: '', securityCode: '', pin: '' }

type Typed = Pick<RegisterForm, 'phoneCountry'> & Partial<RegisterForm>

/**
 * Returns the form: the phone of the first step is filled in, its confirmation is typed, since a
 * prefilled one would confirm nothing. Source: docs/decisions/150.
 */
function formOf(typed: Typed, variant: RegisterVariant, phone: string | undefined): RegisterForm {
  if (phone === undefined || variant === 'phoneIntake') return { ...EMPTY, ...typed }
  return { ...EMPTY, ...typed, initPhone: phone }
}

/** Reads the state of the navigation. It survives a reload, but not in the server's render. */
function useRegisterSteps() {
  const isAlive = useIsAlive()
  const { state } = useLocation()
  return { isAlive, steps: isAlive ? registerStepsOf(state) : undefined }
}

function useWayBack(alias: string, isLost: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isLost) void navigate(registerPath(alias, 'phoneIntake'), { replace: true })
  }, [isLost, alias, navigate])
}

type Failed = Extract<Sent, { readonly failure: string }>

/** Holds the problem of the form, of the page or of the server; each is told in a toast, too. */
function useRefusal() {
  const toast = useToast()
  const [problem, setProblem] = useState<RegisterProblem>()
  const [carries, setCarries] = useState(false)
  const [deviceCode, setDeviceCode] = useState<string>()
  const [asksPin, setAsksPin] = useState(false)
  return {
    problem,
    carries,
    deviceCode,
    asksPin,
    forget: () => setProblem(undefined),
    /** This device heard meanwhile that nothing is in hand any more. */
    forgetHands: useCallback(() => setCarries(false), []),
    refuse(found: RegisterProblem): void {
      setProblem(found)
      toast({ text: found.text, tone: 'danger' })
    },
    fail({ failure, field, carries: hasHands, deviceCode: code, asksPin: isPinAsked }: Failed): void {
      setCarries(hasHands === true)
      setDeviceCode(code)
      // A rider let in by the PIN may have to enter it again, as after a wrong security code.
      if (code !== undefined) setAsksPin(isPinAsked === true)
      // Drops the field error of the last try.
      setProblem(field && { field, text: failure })
      // A new code is shown instead of a toast, which would cover it; the same code again is told
      // in a toast.
      if (code === undefined || code === deviceCode) toast({ text: failure, tone: 'danger' })
    },
  }
}

/** Runs the form of the register page. Source: 001 §2 Rider register page. */
export function useRegister(variant: RegisterVariant, contact: BranchContactInfo) {
  const { alias, branch, id: branchContactId } = contact
  const navigate = useNavigate()
  const { forget, refuse, fail, ...refusal } = useRefusal()
  const toast = useToast()
  const { steps, isAlive } = useRegisterSteps()
  const [typed, setTyped] = useState<Typed>({ phoneCountry: phoneCountryOf(branch.country) })
  const [isBusy, setIsBusy] = useState(false)
  const form = formOf(typed, variant, steps?.phone)
  const isAllowed = isReachable(variant, steps)
  const [hasStarted, setHasStarted] = useState(false)
  // After the start of a shift the page is about to be left for the list.
  useWayBack(alias, isAlive && !isAllowed && !hasStarted)

  function type(part: Partial<RegisterForm>): void {
    forget()
    setTyped((before) => ({ ...before, ...part }))
  }

  async function goOn(sent: Sent): Promise<void> {
    if ('failure' in sent) return fail(sent)
    setTyped(({ phoneCountry, initPhone = '' }) => ({ phoneCountry, initPhone }))
    // Replaces the history entry: Back must not lead into the middle of a finished flow.
    if ('started' in sent) {
      setHasStarted(true)
      riderSession(alias).write(sent.started)
      toast({ text: riderCopy.shiftStarted, tone: 'positive' })
      return navigate(shipmentsPath(alias), { replace: true })
    }
    if (sent.steps.shift === 'ended') forgetRider(alias)
    await navigate(registerPath(alias, sent.next), { state: sent.steps, replace: sent.next === 'success' })
  }

  function submit(): void {
    const found = registerProblem(variant, form)
    if (found) return refuse(found)
    setIsBusy(true)
    void sendShift(variant, form, { client: browserApi.client, branchContactId, steps })
      .then(goOn)
      .finally(() => setIsBusy(false))
  }

  return { ...refusal, form, steps, isBusy, isAllowed, type, submit }
}

export type Register = ReturnType<typeof useRegister>
