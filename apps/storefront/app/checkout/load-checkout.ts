import type { Client, Result } from '@mostrador/contract/client'
import { adjustmentFromWire, serviceFeeFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { GeneralAdjustment, ServiceFee } from '@mostrador/domain/pricing/adjustment'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'
import { loadShop } from '../cart/load-shop.ts'
import type { Shop, ShopApi, ShopKey } from '../cart/load-shop.ts'
import { loadExternalBenefits } from '../loyalty/external-benefits.ts'
import type { ExternalBenefits } from '../loyalty/external-benefits.ts'

/** The shop of a cart, and all that its ticket is made of. */
export type CheckoutShop = Shop & {
  readonly serviceFee: ServiceFee
  readonly surcharges: readonly GeneralAdjustment[]
  readonly discounts: readonly GeneralAdjustment[]
  /**
   * What an external loyalty partner gives; null where nobody came from one, or it cannot be asked.
   */
  readonly externalBenefits: ExternalBenefits | null
}

/**
 * Asks for everything that costs money; without one of them there is no total, and so no checkout.
 */
export async function loadCheckout(
  api: ShopApi,
  key: ShopKey,
  mantissa: number,
): Promise<Result<CheckoutShop>> {
  const { client } = api
  const params = { id: key.orderModeId }
  const [shop, fees, surcharges, discounts] = await Promise.all([
    loadShop(api, key, mantissa),
    client.getFees({ params }),
    client.listGeneralSurcharges({ params }),
    client.listGeneralDiscounts({ params }),
  ])
  if (!shop.ok) return shop
  if (!fees.ok) return fees
  if (!surcharges.ok) return surcharges
  if (!discounts.ok) return discounts
  const { branchContactId, orderModeId } = key
  const place = { branchId: shop.data.contact.branch.id, branchContactId, orderModeId, mantissa }
  return {
    ok: true,
    data: {
      ...shop.data,
      serviceFee: serviceFeeFromWire(fees.data, mantissa),
      surcharges: surcharges.data.generalSurcharges.map((one) => adjustmentFromWire(one, mantissa)),
      discounts: discounts.data.generalDiscounts.map((one) => adjustmentFromWire(one, mantissa)),
      externalBenefits: await loadExternalBenefits(client, place),
    },
  }
}

/** The days and hours that can still be chosen, and the local's own today. */
export type Schedule = { readonly days: readonly AvailableDay[]; readonly today: string }

/** Asks when an order can be for: the server's clock decides, never the browser's. */
export async function loadSchedule(client: Client, orderModeId: string): Promise<Result<Schedule>> {
  const schedule = await client.getSchedule({ params: { orderModeId } })
  if (!schedule.ok) return schedule
  const { schedulerDaysInfo, datesBetween } = schedule.data
  return { ok: true, data: { days: schedulerDaysInfo, today: datesBetween.from } }
}
