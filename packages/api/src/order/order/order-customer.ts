import type { CustomersTable } from '@mostrador/database/rows'
import { OPT_IN_TEXTS } from '@mostrador/copy/opt-in'
import { stripDocument } from '@mostrador/domain/checkout/document'
import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import { phoneKey } from '@mostrador/domain/phone/phone-key'
import type { Selectable } from 'kysely'
import type { AcceptedOrder } from './judge-order.ts'
import { tenantOf } from './tenant-of.ts'

/** Ids of an order, and the browser that sent it. */
export type OrderNames = {
  readonly id: string
  readonly code: string
  readonly customerId: string
  readonly eventId: string
  readonly pointsEntryId: string
  /** References, of which the first free one marks the transfer. */
  readonly transferReferences: readonly string[]
  readonly expiryJobId: string
  readonly pushJobId: string
  readonly consentId: string
  readonly browserId: string
  readonly isKnownBrowser: boolean
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly orderText: string
  /** Whether the point of its delivery is the diner's word alone. */
  readonly pointByCustomer: boolean
}

/** Version of the notification box's text and how it began; null where the browser did not tell. */
export type OrderConsent = {
  readonly id: string
  readonly textVersion: number | null
  readonly beganTicked: boolean | null
}

/** Returns a trimmed text; null for an empty or missing one. */
export const orNull = (text: string | null | undefined): string | null => text?.trim() || null

/** Phone of an order as typed, and its key. */
export type PhoneOfOrder = { readonly phone: string; readonly phone_key: string }

/** Returns the typed phone and its key, judged before. */
export function phoneOf({ scene: { request, contact } }: AcceptedOrder): PhoneOfOrder {
  const parsed = readDinerPhone(request.phone, contact.branch.country)
  // Stryker disable next-line OptionalChaining: the checkout judged that it can be read
  return { phone: request.phone.trim(), phone_key: parsed?.key ?? phoneKey(request.phone) }
}

/** Returns the loyalty partner's user, as confirmed by the partner alone. */
export const externalUserOf = ({ scene: { request, externalUser } }: AcceptedOrder) =>
  externalUser.status === 'known'
    ? {
        user_external_reference: orNull(request.userExternalReference),
        partner_name: orNull(request.partnerName),
      }
    : // Stryker disable next-line ObjectLiteral: a column that is left out is null as well
      { user_external_reference: null, partner_name: null }

/** Returns an order's customer, as the record of a new one. */
export function customerOf(
  order: AcceptedOrder,
  { customerId, browserId }: OrderNames,
  phone: PhoneOfOrder,
): Selectable<CustomersTable> {
  const { request, isVerified, now } = order.scene
  return {
    ...tenantOf(order),
    id: customerId,
    ...phone,
    name: request.customerName.trim(),
    email: orNull(request.customerEmail),
    document: orNull(stripDocument(request.document ?? '')),
    opt_in: request.optIn,
    opt_in_at: now,
    installed_app: request.installedApp,
    acquisition_channel: orNull(request.acquisitionChannel),
    user_external_reference: externalUserOf(order).user_external_reference,
    verified_at: isVerified ? now : null,
    browser_id: browserId,
    loyalty_points_balance: 0,
    orders_count: 1,
    created_at: now,
    updated_at: now,
  }
}

/** Returns the consent of the order's notification box; null for an unknown version. */
export function consentOf({ scene: { request } }: AcceptedOrder, { consentId }: OrderNames): OrderConsent {
  const { textVersion = null, beganTicked = null } = request.optInBox ?? {}
  // Stryker disable next-line ConditionalExpression: no text has no version, consents.test.ts proves the rest
  const isKnown = textVersion !== null && OPT_IN_TEXTS.has(textVersion)
  return { id: consentId, textVersion: isKnown ? textVersion : null, beganTicked }
}
