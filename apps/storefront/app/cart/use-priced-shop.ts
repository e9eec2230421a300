import { browserApi } from '../api.ts'
import { useLoaded } from '../frame/use-loaded.ts'
import { useCurrency } from '../place/use-alias.ts'
import { priceShop, type PricedShop } from './load-priced-shop.ts'
import type { Shop } from './load-shop.ts'

/** Adds the charges to a menu's shop once known; its other parts stay the page's. */
export function usePricedShop({ contact, mode, view, place }: Shop) {
  const { mantissa } = useCurrency()
  const { loaded, retry } = useLoaded(`${contact.id}/${mode.id}`, () =>
    priceShop(browserApi.client, { contact, mode, view, place }, mantissa),
  )
  const priced: PricedShop | undefined =
    loaded.status === 'ready' ? { ...loaded.data, contact, mode, view, place } : undefined
  return { priced, isFailed: loaded.status === 'failed', retry }
}
