import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { forgetRider } from './forget-rider.ts'
import { registerPath } from './register-path.ts'
import { registerProblem } from './register-problem.ts'
import type { RegisterForm, RegisterProblem } from './register-problem.ts'
import { isReachable, registerStepsOf } from './register-variant.ts'
import type { RegisterVariant } from './register-variant.ts'
import { riderSession } from './rider-session.ts'
import { sendShift } from './send-shift.ts'
import type { Sent } from './send-shift.ts'

const EMPTY = { initPhone: '', registerPhone: '', name: '', securityCode: '' }

/**
 * What the navigation brought. It survives a reload, but the server that draws the page again has
 * not heard of it.
 */
function useRegisterSteps() {
  const isAlive = useIsAlive()
  const { state } = useLocation()
  return { isAlive, steps: isAlive ? registerStepsOf(state) : undefined }
}

/** A rider who opens a later step begins with the phone. */
function useWayBack(alias: string, isLost: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isLost) void navigate(registerPath(alias, 'phoneIntake'), { replace: true })
  }, [isLost, alias, navigate])
}

type Failed = Extract<Sent, { readonly failure: string }>

/**
 * What keeps the form from being sent, or kept the server from taking it; each is told once, too.
 */
function useRefusal() {
  const toast = useToast()
  const [problem, setProblem] = useState<RegisterProblem>()
  const [carries, setCarries] = useState(false)
  const [deviceCode, setDeviceCode] = useState<string>()
  return {
    problem,
    carries,
    deviceCode,
    forget: () => setProblem(undefined),
    refuse(found: RegisterProblem): void {
      setProblem(found)
      toast({ text: found.text, tone: 'danger' })
    },
    fail({ failure, field, carries: hasHands, deviceCode: code }: Failed): void {
      setCarries(hasHands === true)
      setDeviceCode(code)
      if (field) setProblem({ field, text: failure })
      // The digits that come with it say more, and nothing may lie over them; who asks again reads
      // that nothing changed.
      if (code === undefined || code === deviceCode) toast({ text: failure, tone: 'danger' })
    },
  }
}

/**
 * The form of the register page: what is typed, what is wrong with it, and sending it. Source: 001
 * §2 Rider register page.
 */
export function useRegister(variant: RegisterVariant, contact: BranchContactInfo) {
  const { alias, branch, id: branchContactId } = contact
  const navigate = useNavigate()
  const { problem, carries, deviceCode, forget, refuse, fail } = useRefusal()
  const { steps, isAlive } = useRegisterSteps()
  const [typed, setTyped] = useState<RegisterForm>({
    ...EMPTY,
    phoneCountry: phoneCountryOf(branch.country),
  })
  const [isBusy, setIsBusy] = useState(false)
  const form = steps && variant !== 'phoneIntake' ? { ...typed, initPhone: steps.phone } : typed
  const isAllowed = isReachable(variant, steps)
  useWayBack(alias, isAlive && !isAllowed)

  function type(part: Partial<RegisterForm>): void {
    forget()
    setTyped((before) => ({ ...before, ...part }))
  }

  async function goOn(sent: Sent): Promise<void> {
    if ('failure' in sent) return fail(sent)
    if (sent.session) riderSession(alias).write(sent.session)
    if (sent.session === null) forgetRider(alias)
    setTyped((before) => ({ ...before, ...EMPTY, initPhone: before.initPhone }))
    // Past the end of a way nobody goes back into the middle of it.
    await navigate(registerPath(alias, sent.next), { state: sent.steps, replace: sent.next === 'success' })
  }

  /** Sends the form, unless something has to change first. */
  function submit(): void {
    const found = registerProblem(variant, form)
    if (found) return refuse(found)
    setIsBusy(true)
    void sendShift(variant, form, { client: browserApi.client, branchContactId, steps })
      .then(goOn)
      .finally(() => setIsBusy(false))
  }

  return { form, steps, problem, isBusy, isAllowed, carries, deviceCode, type, submit }
}

/** What the register page is drawn from. */
export type Register = ReturnType<typeof useRegister>
