import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { normaliseCode } from '@mostrador/domain/discount-code/discount-code'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { chosenMomentOf, scheduledAtOf, type CheckoutState } from './checkout-inputs.ts'
import type { SectionProps } from './section-props.ts'
import { serverNow } from '../frame/server-clock.ts'
import { keepCode, type CodeTerms, type KeptCode } from '../discount-code/kept-code.ts'

/** State of the validation. Source: 000 §4 Discount code. */
export type CodeStatus = 'init' | 'loading' | 'success' | 'error'

type Asked = { readonly phone: string; readonly paymentId: string; readonly orderDate: string }
type Question =
  | { readonly ok: true; readonly asked: Asked }
  | { readonly ok: false; readonly problem: string }

/** Checks the input before the server is asked. Source: 000 §5 Discount code, Before validating. */
export function questionOf(state: CheckoutState, code: string): Question {
  const phone = parsePhone(state.draft.phone, state.draft.phoneCountry)?.e164
  if (code === '') return { ok: false, problem: discountCodeCopy.empty }
  if (!state.payment) return { ok: false, problem: discountCodeCopy.choosePaymentFirst }
  if (!phone) return { ok: false, problem: discountCodeCopy.dataFirst }
  const orderDate = scheduledAtOf(state) ?? serverNow().toISOString()
  return { ok: true, asked: { phone, paymentId: state.payment.id, orderDate } }
}

const placeOf = (state: CheckoutState): CodeTerms => ({
  orderModeId: state.mode.id,
  paymentTypeId: state.payment?.id ?? null,
  at: chosenMomentOf(state),
})

const isSame = (one: Question, other: Question): boolean =>
  one.ok && other.ok && one.asked.phone === other.asked.phone && one.asked.paymentId === other.asked.paymentId

type Tried = { readonly isKept: boolean; readonly isLoading: boolean; readonly problem: string | undefined }

function statusOf({ isKept, isLoading, problem }: Tried): CodeStatus {
  if (isKept) return 'success'
  if (isLoading) return 'loading'
  return problem === undefined ? 'init' : 'error'
}

/** Whether a code would drop the points that the order uses. */
const dropsPoints = ({ benefits }: CheckoutState): boolean =>
  (benefits?.points?.redeemed ?? 0) > 0 && benefits?.program?.supportsDiscounts === false

async function validate({ contact, mode }: CheckoutState, code: string, asked: Asked) {
  const place = { branchId: contact.branch.id, branchContactId: contact.id, orderModeId: mode.id }
  return browserApi.client.validateDiscountCode({ body: { code, ...asked, ...place } })
}

/** Takes a validated code; where it would drop points, the diner chooses. */
function useOffer(change: SectionProps['change'], onDone: () => void) {
  const [offered, setOffered] = useState<KeptCode>()
  return {
    isAsked: offered !== undefined,
    give: (state: CheckoutState, given: KeptCode) =>
      dropsPoints(state) ? setOffered(given) : change({ discountCode: given }),
    takeCode: () => {
      if (offered) change({ discountCode: offered })
      setOffered(undefined)
    },
    keepPoints: () => {
      setOffered(undefined)
      onDone()
    },
  }
}

/** Runs the button of a code through its four states. `onDone` follows "Continuar". */
export function useApplyCode({ state, change }: Pick<SectionProps, 'state' | 'change'>, onDone: () => void) {
  const toast = useToast()
  const kept = state.benefits?.kept ?? null
  const [typed, setTyped] = useState(kept?.info.code ?? '')
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { give, ...offer } = useOffer(change, onDone)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  function refuse(text: string): void {
    setProblem(text)
    toast({ text, tone: 'danger' })
  }

  async function apply(): Promise<void> {
    const code = normaliseCode(typed)
    const question = questionOf(state, code)
    if (!question.ok) return refuse(question.problem)
    setIsLoading(true)
    setProblem(undefined)
    const result = await validate(state, code, question.asked)
    setIsLoading(false)
    if (!result.ok) return refuse(result.problem.detail || discountCodeCopy.failed)
    // A diner who changed the phone meanwhile asks again with the new one.
    if (!isSame(question, questionOf(latest.current, code))) return
    give(latest.current, keepCode(result.data, placeOf(state), Date.now()))
  }

  const status = statusOf({ isKept: kept !== null, isLoading, problem })
  return {
    status,
    problem: status === 'error' ? problem : undefined,
    typed: kept?.info.code ?? typed,
    type: (text: string) => {
      setTyped(text)
      setProblem(undefined)
    },
    press: () => {
      if (status === 'success') onDone()
      else if (status !== 'loading' && !offer.isAsked) void apply()
    },
    ...offer,
    remove: () => {
      setTyped('')
      change({ discountCode: null })
    },
  }
}
