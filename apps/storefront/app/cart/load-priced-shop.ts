import type { Client, Result } from '@mostrador/contract/client'
import { adjustmentFromWire, serviceFeeFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { GeneralAdjustment, ServiceFee } from '@mostrador/domain/pricing/adjustment'
import { loadExternalBenefits, type ExternalBenefits } from '../loyalty/external-benefits.ts'
import { loadShop, type Shop, type ShopApi, type ShopKey } from './load-shop.ts'

/** Fees, surcharges and discounts of an order mode, in minor units. */
type Charges = {
  readonly serviceFee: ServiceFee
  readonly surcharges: readonly GeneralAdjustment[]
  readonly discounts: readonly GeneralAdjustment[]
}

/** Shop of a cart, with everything its ticket is made of. */
export type PricedShop = Shop &
  Charges & {
    /** Benefits of an external loyalty partner; null without one, or where it cannot be asked. */
    readonly externalBenefits: ExternalBenefits | null
  }

/** Lifetime of the cached charges, so that menu and checkout ask once. */
const FRESH_MS = 60_000

type Known = { readonly until: number; readonly answer: Promise<Result<Charges>> }

const known = new WeakMap<Client, Map<string, Known>>()

/** Forgets the charges: the next shop loads them. */
export const forgetCharges = (client: Client): void => void known.delete(client)

async function askCharges(client: Client, id: string, mantissa: number): Promise<Result<Charges>> {
  const params = { id }
  const [fees, surcharges, discounts] = await Promise.all([
    client.getFees({ params }),
    client.listGeneralSurcharges({ params }),
    client.listGeneralDiscounts({ params }),
  ])
  if (!fees.ok) return fees
  if (!surcharges.ok) return surcharges
  if (!discounts.ok) return discounts
  return {
    ok: true,
    data: {
      serviceFee: serviceFeeFromWire(fees.data, mantissa),
      surcharges: surcharges.data.generalSurcharges.map((one) => adjustmentFromWire(one, mantissa)),
      discounts: discounts.data.generalDiscounts.map((one) => adjustmentFromWire(one, mantissa)),
    },
  }
}

async function loadCharges(client: Client, orderModeId: string, mantissa: number): Promise<Result<Charges>> {
  const modes = known.get(client) ?? new Map<string, Known>()
  known.set(client, modes)
  const before = modes.get(orderModeId)
  if (before && before.until > Date.now()) return before.answer
  const answer = askCharges(client, orderModeId, mantissa)
  modes.set(orderModeId, { until: Date.now() + FRESH_MS, answer })
  const result = await answer
  if (!result.ok && modes.get(orderModeId)?.answer === answer) modes.delete(orderModeId)
  return result
}

/**
 * Adds the charges and benefits to a shop; fails if one cannot be loaded, since there is no total
 * without them. `mantissa` is the country's. Source: 000 §9 (Total).
 */
export async function priceShop(client: Client, shop: Shop, mantissa: number): Promise<Result<PricedShop>> {
  const { contact, mode } = shop
  const place = { branchId: contact.branch.id, branchContactId: contact.id, orderModeId: mode.id, mantissa }
  const [charges, externalBenefits] = await Promise.all([
    loadCharges(client, mode.id, mantissa),
    loadExternalBenefits(client, place),
  ])
  return charges.ok ? { ok: true, data: { ...shop, ...charges.data, externalBenefits } } : charges
}

/** Loads the current shop of a cart, priced. */
export async function loadPricedShop(
  api: ShopApi,
  key: ShopKey,
  mantissa: number,
): Promise<Result<PricedShop>> {
  void loadCharges(api.client, key.orderModeId, mantissa)
  const shop = await loadShop(api, key, mantissa)
  return shop.ok ? priceShop(api.client, shop.data, mantissa) : shop
}
