import type { ExternalBenefitInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { askPartner } from './ask-partner.ts'
import { bearerToken } from '../../ground/http/bearer-token.ts'

const REFUSALS = {
  'no-partner': 'provider-not-found',
  refused: 'external-user-refused',
  away: 'external-benefits-unavailable',
} as const

const toWire = (benefit: ExternalBenefit, mantissa: number): ExternalBenefitInfo => ({
  ...benefit,
  value: benefit.type === 'FIXED' ? majorOf(benefit.value, mantissa) : benefit.value,
  paymentTypeIds: [],
})

/**
 * Returns the benefit of an external loyalty partner for its user at a place: two queries and a
 * call to the partner. Source: 000 §4, §7.
 */
export const getExternalBenefits: Handler<'getExternalBenefits'> = async (
  api,
  { params, headers, ...input },
) => {
  const { body, call } = input
  if (!(await api.rateLimiter.take('external-benefits', call.ip))) return no('too-many-requests')
  const catalog = await api.catalogs.get(body.branchContactId)
  const hasMode = catalog?.modes.some(({ id, active }) => active && id === body.orderModeId)
  if (!catalog || !hasMode || catalog.contact.branch.id !== body.branchId) return no('provider-not-found')

  const { contact } = catalog
  const user = {
    partner: params.provider,
    externalUserId: body.externalUserId,
    userToken: bearerToken(headers.authorization),
  }
  const asked = await askPartner(api, user, { contact, orderModeId: body.orderModeId })
  if (!asked.ok) return no(REFUSALS[asked.why])
  const generalDiscounts = asked.benefits.map((benefit) => toWire(benefit, contact.mantissa))
  return yes({ partnerName: asked.partnerName, generalDiscounts })
}
