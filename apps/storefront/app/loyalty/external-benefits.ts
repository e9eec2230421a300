import type { Client } from '@mostrador/contract/client'
import { externalBenefitFromWire } from '@mostrador/contract/loyalty/external-benefit-from-wire'
import { firstBenefit, type ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { reportQuietly } from '../frame/quiet.ts'
import { forgetExternalUser, readExternalUser, type ExternalUser } from './external-user.ts'

/** External user whom the partner knows, and the benefit, if any. Source: 000 §4. */
export type ExternalBenefits = {
  readonly user: Pick<ExternalUser, 'partner' | 'externalUserId'>
  readonly partnerName: string
  readonly benefit: ExternalBenefit | undefined
}

export type BenefitsPlace = {
  readonly branchId: string
  readonly branchContactId: string
  readonly orderModeId: string
  readonly mantissa: number
}

/** Lifetime of the partner's cached answer, so that cart and checkout ask once. */
const FRESH_MS = 60_000

type Known = {
  readonly place: string
  readonly until: number
  readonly answer: Promise<ExternalBenefits | null>
}

let known: Known | undefined

/** Drops the cache: the next request asks the partner. */
export function forgetExternalBenefits(): void {
  known = undefined
}

/** Returns the header with the partner's token; none without a user. */
export function externalBearer(): { readonly authorization?: string } {
  const user = readExternalUser()
  return user ? { authorization: `Bearer ${user.userToken}` } : {}
}

async function ask(
  client: Pick<Client, 'getExternalBenefits' | 'logDinerError'>,
  { partner, externalUserId }: ExternalUser,
  { mantissa, ...place }: BenefitsPlace,
): Promise<ExternalBenefits | null> {
  const result = await client.getExternalBenefits({
    params: { provider: partner },
    headers: externalBearer(),
    body: { ...place, externalUserId },
  })
  if (result.ok) {
    const { partnerName, generalDiscounts } = result.data
    const benefits = generalDiscounts.map((info) => externalBenefitFromWire(info, mantissa))
    return { user: { partner, externalUserId }, partnerName, benefit: firstBenefit(benefits) }
  }
  // A refused user stays refused. The link is at fault, so it is not logged.
  if (result.problem.code === 'external-user-refused') forgetExternalUser()
  else reportQuietly(client, 'external-benefits', { ...place, payload: result.problem })
  return null
}

/**
 * Loads the benefits of this tab's external user at a branch contact; null without a user, for one
 * unknown to the partner, and after a failure: the diner is told nothing of these. Source: 000 §4
 * External loyalty, §8 Silent handling.
 */
export async function loadExternalBenefits(
  client: Pick<Client, 'getExternalBenefits' | 'logDinerError'>,
  place: BenefitsPlace,
): Promise<ExternalBenefits | null> {
  const user = readExternalUser()
  if (!user) return null
  const key = JSON.stringify([user, place])
  if (known?.place === key && known.until > performance.now()) return known.answer
  const answer = ask(client, user, place)
  known = { place: key, until: performance.now() + FRESH_MS, answer }
  return answer
}
