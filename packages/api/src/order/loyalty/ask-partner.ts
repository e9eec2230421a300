import type { Database } from '@mostrador/database/rows'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { LARGEST_AMOUNT, toMinor } from '@mostrador/domain/money/major'
import type { PartnerDiscount } from '@mostrador/loyalty-partners/loyalty-partner'
import type { Kysely } from 'kysely'
import type { ContactRow } from '../../ground/catalog.ts'
import type { Api } from '../../ground/ports.ts'
import { benefitId } from './benefit-id.ts'

export type ExternalUser = {
  readonly partner: string
  readonly externalUserId: string
  readonly userToken: string | undefined
}

/** Answer of a partner. `away`: it could not be asked, or made no sense, and may be asked again. */
export type AskedPartner =
  | { readonly ok: true; readonly partnerName: string; readonly benefits: readonly ExternalBenefit[] }
  | { readonly ok: false; readonly why: 'no-partner' | 'refused' | 'away' }

export type AskedPlace = {
  readonly contact: Pick<ContactRow, 'branch' | 'info' | 'mantissa'>
  readonly orderModeId: string
}

const findProgram = (
  db: Kysely<Database>,
  { branchId, partner }: { readonly branchId: string; readonly partner: string },
): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('external_loyalty_programs')
    .select('name')
    .where('branch_id', '=', branchId)
    .where('partner', '=', partner)
    .where('active', '=', true)
    .executeTakeFirst()

/** Returns a partner's discount; undefined for an amount that the currency cannot express. */
function benefitOf(
  { id, type, value, ...discount }: PartnerDiscount,
  place: { readonly branchId: string; readonly partner: string; readonly mantissa: number },
): ExternalBenefit | undefined {
  const minor = type === 'FIXED' ? toMinor(value, place.mantissa) : value
  if (minor === undefined || minor > LARGEST_AMOUNT) return undefined
  return { ...discount, id: benefitId({ ...place, id }), type, value: minor, paymentTypeIds: [] }
}

/**
 * Asks the partner of a branch for its user's benefits: one query for the programme, one for the
 * account, and a call to the partner, so never inside of a transaction. Logs failures without the
 * token. Source: 000 §4 External loyalty.
 */
export async function askPartner(
  { database, loyaltyPartners, log }: Pick<Api, 'database' | 'loyaltyPartners' | 'log'>,
  { partner, externalUserId, userToken }: ExternalUser,
  { contact, orderModeId }: AskedPlace,
): Promise<AskedPartner> {
  const branchId = contact.branch.id
  const program = await findProgram(database, { branchId, partner })
  const opened = program && (await loyaltyPartners.open(partner, branchId))
  if (!program || !opened) return { ok: false, why: 'no-partner' }
  if (!externalUserId || userToken === undefined) return { ok: false, why: 'refused' }

  const branchContactId = contact.info.id
  const answer = await opened.benefitsOf({
    externalUserId,
    userToken,
    branchId,
    branchContactId,
    orderModeId,
  })
  const away = (failure: string, detail: string): AskedPartner => {
    log.warn('loyalty-partner-failed', { partner, branchId, failure, detail })
    return { ok: false, why: 'away' }
  }
  if (!answer.ok && answer.failure === 'refused') return { ok: false, why: 'refused' }
  if (!answer.ok) return away(answer.failure, answer.detail)
  const place = { branchId, partner, mantissa: contact.mantissa }
  const benefits = answer.discounts.flatMap((one) => benefitOf(one, place) ?? [])
  return benefits.length === answer.discounts.length
    ? { ok: true, partnerName: program.name, benefits }
    : away('nonsense', 'an amount')
}
