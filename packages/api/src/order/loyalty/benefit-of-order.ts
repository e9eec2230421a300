import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { firstBenefit, type ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { toMinor } from '@mostrador/domain/money/major'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { TicketEntry } from '@mostrador/domain/pricing/ticket-entry'
import type { Catalog } from '../../ground/catalog.ts'
import type { OrderScene, UserOfOrder } from '../order/order-scene.ts'
import type { Api } from '../../ground/ports.ts'
import { askPartner } from './ask-partner.ts'
import { bearerToken } from '../../ground/http/bearer-token.ts'

const NOBODY: UserOfOrder = { status: 'nobody' }

/** Asks the partner again for an order's external user; nothing for other orders. */
export async function loadUserOf(
  api: Pick<Api, 'database' | 'loyaltyPartners' | 'log'>,
  request: PlacedOrderRequest,
  { contact, authorization }: Pick<Catalog, 'contact'> & { readonly authorization: string | undefined },
): Promise<UserOfOrder> {
  const { partnerName: partner, userExternalReference: externalUserId, orderModeId } = request
  // Stryker disable next-line LogicalOperator: who is half named is refused by askPartner too
  if (!partner || !externalUserId) return NOBODY
  const user = { partner, externalUserId, userToken: bearerToken(authorization) }
  const asked = await askPartner(api, user, { contact, orderModeId })
  return asked.ok ? { status: 'known', benefit: firstBenefit(asked.benefits) } : { status: 'unconfirmed' }
}

/** The benefit as the ticket computes it. */
export const benefitOfUser = (user: UserOfOrder): ExternalBenefit | undefined =>
  // Stryker disable next-line ConditionalExpression: who is not known has no benefit, which types say
  user.status === 'known' ? user.benefit : undefined

/** Returns the benefit's row on a ticket; undefined for none, or with nothing left to discount. */
export function benefitRow({ externalUser }: Pick<OrderScene, 'externalUser'>, ticket: Ticket) {
  const benefit = benefitOfUser(externalUser)
  if (!benefit) return undefined
  const entry = ticket.discounts.find(({ referenceId }) => referenceId === benefit.id)
  return entry && { entry, benefit }
}

type ClaimedDiscount = PlacedOrderRequest['discounts'][number]

/** Whether a claimed discount can only be the partner's, not the shop's. */
export function isOfPartner(
  { externalUser, mode, menu }: OrderScene,
  { discountReferenceId: id, code }: ClaimedDiscount,
): boolean {
  if (externalUser.status === 'nobody' || code) return false
  return ![...mode.discounts, ...menu.discounts].some((one) => one.id === id)
}

/** Compares the benefit shown with the partner's present one. Source: 000 §4 External loyalty. */
export function judgeBenefit(scene: OrderScene, ticket: Ticket): readonly ProblemError[] {
  const { request, externalUser, currency, error } = scene
  const claimed = request.discounts.filter((one) => isOfPartner(scene, one))
  const [first, ...more] = claimed
  const path = first ? `discounts.${request.discounts.indexOf(first)}` : 'discounts'
  if (externalUser.status === 'unconfirmed')
    return first ? [error('external-benefit-unconfirmed', { path })] : []
  const expected: TicketEntry | undefined = benefitRow(scene, ticket)?.entry
  if (!expected) return first ? [error('external-benefit-gone', { path })] : []
  const isSame =
    more.length === 0 &&
    first?.discountReferenceId === expected.referenceId &&
    toMinor(first.amount, currency.mantissa) === expected.amount
  if (isSame) return []
  const sum = claimed.reduce((total, { amount }) => total + amount, 0)
  return [error('external-benefit-changed', { path, expected: expected.amount, claimed: sum })]
}
