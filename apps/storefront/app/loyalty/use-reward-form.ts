import { isBlank } from '@mostrador/domain/text/is-blank'
import { seenText } from '@mostrador/domain/text/seen-text'
import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { checkoutMessage } from '@mostrador/copy/checkout'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { isEmail, typedEmail } from '@mostrador/domain/checkout/email'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import type { PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { rememberDiner } from '../diner/known-diner.ts'
import { isPhoneFixed, proposedDiner, type LinkedDiner } from '../diner/phone-of-link.ts'
import { browserApi } from '../api.ts'
import { keepClaimed } from './reward-claimed.ts'

export type RewardInfo = LoyaltyProgramInfo['rewards'][number]

export type RewardFields = {
  readonly name: string
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly email: string
}

/** Returns the problem of the fields; undefined for none. Source: 000 §5 Reward sign-up. */
export function rewardProblem({ name, phone, phoneCountry, email }: RewardFields): string | undefined {
  if ([name, phone, email].some(isBlank)) return loyaltyCopy.rewardIncomplete
  if (!parsePhone(phone, phoneCountry)) return loyaltyCopy.rewardPhoneInvalid
  return isEmail(typedEmail(email)) ? undefined : checkoutMessage('email-invalid', '')
}

/** Returns the field of a problem; undefined for one of no field. */
export function rewardFieldOf(problem: string, typed: RewardFields): 'name' | 'phone' | 'email' | undefined {
  if (problem === loyaltyCopy.rewardIncomplete)
    return (['name', 'phone', 'email'] as const).find((field) => isBlank(typed[field]))
  if (problem === loyaltyCopy.rewardPhoneInvalid) return 'phone'
  return problem === checkoutMessage('email-invalid', '') ? 'email' : undefined
}

/** Returns the text of a refusal by the server. Source: 000 §8. */
export function refusalText(code: string): string {
  if (code === 'reward-already-exists') return loyaltyCopy.rewardClaimed
  if (code === 'phone-invalid') return loyaltyCopy.rewardPhoneInvalid
  if (code === 'email-invalid') return checkoutMessage(code, '')
  return code === 'reward-data-missing' ? loyaltyCopy.rewardIncomplete : loyaltyCopy.rewardFailed
}

/** Reloads the page without its query. Source: 000 §2 Loyalty reward sign-up modal. */
const reloadWithoutQuery = (): void => location.replace(location.pathname)

function linkedDiner(): LinkedDiner {
  const query = new URLSearchParams(location.search)
  return { phone: query.get('phone'), name: query.get('name') }
}

type Claim = { readonly contact: BranchContactInfo; readonly reward: RewardInfo; readonly phone: string }

function sendClaim({ contact, reward, phone }: Claim, { name, email }: RewardFields) {
  const query = new URLSearchParams(location.search)
  return browserApi.client.claimReward({
    params: { phone, loyaltyRewardId: reward.id },
    body: {
      name: seenText(name),
      phone,
      email: typedEmail(email),
      branchId: contact.branch.id,
      branchContactId: contact.id,
      loyaltyRewardId: reward.id,
      acquisitionChannel: query.get('acquisitionChannel') ?? query.get('source'),
    },
  })
}

/** Keeps the form of a reward, and claims it. */
export function useRewardForm(contact: BranchContactInfo, reward: RewardInfo) {
  const toast = useToast()
  const { country } = contact.branch
  const [link] = useState(linkedDiner)
  const [typed, setTyped] = useState<RewardFields>(() => ({ ...proposedDiner(country, link), email: '' }))
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  // Phone to verify before its points are credited.
  const [toVerify, setToVerify] = useState<string>()

  function refuse(text: string): void {
    setProblem(text)
    toast({ text, tone: 'danger' })
  }

  async function claim(): Promise<void> {
    if (isSending) return
    const phone = parsePhone(typed.phone, typed.phoneCountry)?.e164
    const wrong = rewardProblem(typed)
    if (wrong !== undefined || phone === undefined) return refuse(wrong ?? loyaltyCopy.rewardPhoneInvalid)
    setIsSending(true)
    const result = await sendClaim({ contact, reward, phone }, typed)
    setIsSending(false)
    if (!result.ok && result.problem.code === 'code-required') return setToVerify(phone)
    setToVerify(undefined)
    if (!result.ok) return refuse(refusalText(result.problem.code))
    rememberDiner({ phone, phoneCountry: typed.phoneCountry, name: typed.name, branchId: contact.branch.id })
    keepClaimed(reward.reward)
    reloadWithoutQuery()
  }

  function type(part: Partial<RewardFields>): void {
    setTyped((before) => ({ ...before, ...part }))
    setProblem(undefined)
  }

  return {
    typed,
    problem,
    isSending,
    toVerify,
    /** A phone fixed by the link cannot be changed, as at the checkout. */
    isPhoneLocked: isPhoneFixed(link.phone, country),
    claim,
    type,
  }
}
