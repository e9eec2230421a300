import type { Client, Result } from '@mostrador/contract/client'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import { deliveryCopy } from '@mostrador/copy/delivery'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

export type DeliveryQuestion = {
  readonly contactId: string
  readonly branchId: string
  readonly point: LocationPoint
  /** Time of arrival (ISO 8601 in UTC); null is now. */
  readonly at: string | null
  readonly fullAddress: string
  readonly city: string
  readonly fromLocalStorage: boolean
}

/** Asks for the delivery fee; an address without its text is logged. Source: 000 §7, §8. */
export function askDeliveryFee(
  client: Pick<Client, 'getDeliveryFee' | 'logDinerError'>,
  { contactId, branchId, point, at, fullAddress, city, fromLocalStorage }: DeliveryQuestion,
): Promise<Result<DeliveryInfo>> {
  if (fullAddress.trim() === '') {
    const body = {
      bcId: contactId,
      branchId,
      url: typeof location === 'undefined' ? null : location.href,
      ...point,
      addressFromLocalStorage: fromLocalStorage,
      component: 'delivery-fee',
      payload: deliveryCopy.noFullAddress,
    }
    void client.logDinerError({ body }).catch(() => undefined)
  }
  return client.getDeliveryFee({
    params: { id: branchId },
    query: {
      branchContactId: contactId,
      ...point,
      fullAddress,
      ...(city !== '' && { city: city.slice(0, 120) }),
      ...(at !== null && { at }),
    },
  })
}
