import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { pointOf } from '@mostrador/domain/delivery/user-location'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocationOf } from '../diner/location-store.ts'
import { useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { askDeliveryFee } from './ask-delivery-fee.ts'
import { createDeliveryInfos, deliveryKey } from './delivery-infos.ts'
import { deliveryNow, type DeliveryNow } from './delivery-now.ts'

const infos = createDeliveryInfos((question) => askDeliveryFee(browserApi.client, question))

export type DeliveryInfoNow = DeliveryNow & { readonly refresh: () => void }

/**
 * Loads delivery from a branch contact to the stored address, once for each branch contact and
 * point while the page lives. Unknown on the server and during hydration. `renews` asks again at
 * the first render, as the checkout does; `at` is the time of a scheduled order. Source: 000 §3
 * Delivery info, §4 Delivery.
 */
export function useDeliveryInfo(
  contact: Pick<BranchContactInfo, 'id' | 'branch'>,
  mode: OrderModeInfo,
  { renews = false, at = null }: { readonly renews?: boolean; readonly at?: string | null } = {},
): DeliveryInfoNow {
  const { mantissa } = useCurrency()
  const location = useLocationOf(contact.branch.companyId)
  const point = mode.hasZones ? pointOf(location) : null
  const question = point &&
    location && {
      contactId: contact.id,
      branchId: contact.branch.id,
      point,
      at,
      fullAddress: location.fullAddress,
      city: location.city,
      fromLocalStorage: location.fromLocalStorage,
    }
  const key = question ? deliveryKey(question) : undefined
  const answer = useSyncExternalStore(
    infos.subscribe,
    () => (key === undefined ? undefined : infos.read(key)),
    () => undefined,
  )
  useEffect(() => {
    if (question) void (renews ? infos.refresh(question) : infos.ask(question))
    // oxlint-disable-next-line react/exhaustive-deps -- another key is another question; the rest only words it
  }, [key])
  return {
    ...deliveryNow({ mode, location, answer, mantissa }),
    refresh: () => {
      if (question) void infos.refresh(question)
    },
  }
}

/**
 * Returns an order mode with the minutes of the diner's zone, if it has any, and the current delay
 * of the branch contact added.
 */
export function modeInZone(mode: OrderModeInfo, info: Pick<DeliveryInfo, 'delays'> | null): OrderModeInfo {
  if (!info?.delays) return mode
  const { minDelayInMinutes, maxDelayInMinutes } = info.delays
  const extra = mode.busy?.extraMinutes ?? 0
  return {
    ...mode,
    minDelayInMinutes: minDelayInMinutes + extra,
    maxDelayInMinutes: maxDelayInMinutes + extra,
  }
}
