import type { Result } from '@mostrador/contract/client'
import { whenIdle } from '@mostrador/ui/when-idle'
import { loadPricedShop, type PricedShop } from '../cart/load-priced-shop.ts'
import type { ShopApi, ShopKey } from '../cart/load-shop.ts'
import type { CheckoutForm } from './checkout-form.tsx'

const loadForm = () => import('./checkout-form.tsx')

/**
 * Prefetches the form while the page is idle, so that the checkout opens at once, also without a
 * connection. Does nothing on the server.
 */
export function fetchCheckoutForm(): void {
  if (typeof window !== 'undefined') whenIdle(() => void loadForm().catch(() => undefined))
}

export type CheckoutPageData = { readonly shop: PricedShop; readonly CheckoutForm: typeof CheckoutForm }

const offline = () => ({
  ok: false as const,
  problem: { type: 'about:blank', title: '', status: 0, code: 'network-error', detail: '' },
})

/**
 * Loads the priced shop and the form in parallel: the first view is the frame alone, and the form
 * would not show sooner with it. Fails if either does.
 */
export async function loadCheckoutPage(
  api: ShopApi,
  key: ShopKey,
  mantissa: number,
): Promise<Result<CheckoutPageData>> {
  const [shop, form] = await Promise.all([
    loadPricedShop(api, key, mantissa),
    loadForm().catch(() => undefined),
  ])
  if (!shop.ok) return shop
  return form ? { ok: true, data: { shop: shop.data, CheckoutForm: form.CheckoutForm } } : offline()
}
